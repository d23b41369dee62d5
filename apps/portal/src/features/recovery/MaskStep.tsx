import { proveContact } from '@semestr/api/recovery';
import { hiddenFault, type MaskedContact, PHONE, unmaskContact } from '@semestr/core/contacts';
import { MASK_PHONE_LENGTH } from '@semestr/core/validation';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import * as z from 'zod/mini';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useFade, useRecovery } from './progress.ts';
import { RedirectToReachedStep, Help, isLocked, formatMask, lockEvent, Step } from './Step.tsx';
import { recoveryTexts } from './texts.ts';
import { newPasswordScreen, recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

const Required = z.string().check(z.trim(), z.minLength(1, 'required'));
const schemaOf = (contact: MaskedContact) =>
  z.object({ typed: Required.check(z.refine((text) => hiddenFault(contact, text) === null, 'format')) });

/** Maximum length of the field, not of the hidden part (specification, section 5). */
const FIELD_LENGTH = 320;

/** Prompts for the part of the contact that its mask hides. */
export default function MaskStep() {
  const { state, reached } = useRecovery('mask');
  return state ? <MaskForm state={state} /> : <RedirectToReachedStep reached={reached} />;
}

type MaskState = NonNullable<ReturnType<typeof useRecovery<'mask'>>['state']>;

function MaskForm({ state: { contact, contacts, login } }: { state: MaskState }) {
  const t = useTexts(recoveryTexts);
  const { send } = useRecovery('mask');
  const { isLeaving, leaveFor } = useFade();
  const kind = contact.type === PHONE ? 'phone' : 'email';
  const form = useContractForm(schemaOf(contact), { typed: '' }, null);
  const error = useFieldError(form, {
    typed: { required: t(`mask.${kind}Required`), format: t(`mask.${kind}Format`) },
  });
  const act = useApiMutation(proveContact, {
    done: () => {
      send({ type: 'proved', typed: form.getValues('typed') });
      leaveFor(to(newPasswordScreen));
    },
  });
  return (
    <Step
      number={3}
      title={t('mask.title')}
      back={to(recoveryScreen, { step: 'contacts' })}
      isLeaving={isLeaving}
      isHeld={form.formState.isDirty && !isLeaving}
    >
      <FormShell
        form={form}
        act={act}
        request={({ typed }) => ({ body: { login, contactValue: unmaskContact(contact.mask, typed) } })}
        submit={t('mask.submit')}
        isFailureSaid={isLocked(act.error)}
        onFailure={(failure) => {
          if (isLocked(failure)) send(lockEvent(failure));
        }}
      >
        <TextField
          label={t(`mask.${kind}`, { mask: formatMask(contact) })}
          hint={t(`mask.${kind}Hint`)}
          error={error('typed')}
          inputMode={kind === 'phone' ? 'numeric' : 'email'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={kind === 'phone' ? MASK_PHONE_LENGTH : FIELD_LENGTH}
          {...form.register('typed')}
        />
      </FormShell>
      <Help kind={kind} hasOthers={contacts.length > 1} />
    </Step>
  );
}
