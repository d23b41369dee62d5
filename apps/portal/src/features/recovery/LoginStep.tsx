import * as calls from '@semestr/api/recovery';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { employeeAccount } from '../../university/employee-account.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { WizardNote } from '../../ui/Wizard.tsx';
import { useFade, useRecovery } from './progress.ts';
import { isLocked, Step, lockEvent } from './Step.tsx';
import { recoveryTexts } from './texts.ts';
import { loginScreen } from '../auth/screen.ts';
import { recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

const Values = z.object({ login: calls.Login });

/** Prompts for the username. */
export default function LoginStep() {
  const t = useTexts(recoveryTexts);
  const { send } = useRecovery('login');
  const { isLeaving, leaveFor } = useFade();
  const form = useContractForm(Values, { login: '' }, null);
  const error = useFieldError(form, { login: { format: t('login.format') } });
  const act = useApiMutation(calls.maskedContacts, {
    done: ({ employee, contacts, remainingAttempts }, { query }) => {
      // Employees recover their passwords in the system that manages their accounts (specification, section 2).
      const elsewhere = employee === true && employeeAccount();
      if (elsewhere) return window.location.assign(elsewhere);
      const masked = contacts.map(({ contactTypeId, contactValue }) => ({
        type: contactTypeId,
        mask: contactValue,
      }));
      send({ type: 'found', login: query.login, contacts: masked, left: remainingAttempts });
      leaveFor(to(recoveryScreen, { step: 'contacts' }));
    },
  });
  return (
    <Step
      number={1}
      title={t('login.title')}
      isLeaving={isLeaving}
      isHeld={form.formState.isDirty && !isLeaving}
    >
      <FormShell
        form={form}
        act={act}
        request={(query) => ({ query })}
        submit={t('login.submit')}
        isFailureSaid={isLocked(act.error)}
        onFailure={(failure) => {
          if (!isLocked(failure)) return;
          send(lockEvent(failure));
          leaveFor(to(recoveryScreen, { step: 'error' }));
        }}
      >
        <TextField
          label={t('login.label')}
          hint={t('login.hint')}
          error={error('login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('login')}
        />
      </FormShell>
      <WizardNote>
        {t('login.remembered')} <Link to={to(loginScreen)}>{t('login.signIn')}</Link>
      </WizardNote>
    </Step>
  );
}
