import { SecondFactorCode } from '@semestr/api/auth';
import { finish } from '@semestr/api/oidc';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import * as z from 'zod/mini';
import { takeFocus } from '../../../ui/focus.ts';
import { FormShell, useContractForm, useFieldError } from '../../../ui/FormShell.tsx';
import { SecondFactorField } from '../../../ui/SecondFactorField.tsx';
import { reasonOf } from '../../../client/sentence.ts';
import { useApiMutation } from '../../../ui/use-api-mutation.ts';
import styles from '../auth.module.css';
import { loginTexts } from '../texts.ts';
import { type Outcome, finishSignIn } from './finish.ts';
import { oidcTexts } from './texts.ts';

const Code = z.object({ secondFactor: SecondFactorCode });

interface CodeFormProps {
  onSettled: (outcome: Outcome) => void;
  /** Called when the sign-in has expired or the account is blocked, so that another code would not help. */
  onLost: (error: Error) => void;
}

/** Prompts for a code after the identity provider's sign-in, when the account requires one. */
export function CodeForm({ onSettled, onLost }: CodeFormProps) {
  const [t, of] = [useTexts(loginTexts), useTexts(oidcTexts)];
  const form = useContractForm(Code, { secondFactor: '' }, null);
  const error = useFieldError(form);
  const act = useApiMutation(finish, { done: async (reply) => onSettled(await finishSignIn(reply)) });
  const isWrong = act.error !== null && reasonOf(act.error) === 'second-factor-wrong';

  function refused(failure: Error): void {
    const reason = reasonOf(failure);
    if (reason === 'oidc-failed' || reason === 'account-blocked' || reason === 'account-restorable')
      onLost(failure);
    else form.setFocus('secondFactor', { shouldSelect: true });
  }

  return (
    <Section title={of('code')}>
      <FormShell
        form={form}
        act={act}
        request={(body) => ({ body })}
        submit={t('submit')}
        className={styles.form}
        isFailureSaid={isWrong}
        onFailure={refused}
      >
        <p className={styles.text}>{of('codeWhy')}</p>
        <div ref={takeFocus}>
          <SecondFactorField
            label={t('code')}
            hint={t('codeHint')}
            error={error('secondFactor') ?? (isWrong ? (act.sentence ?? undefined) : undefined)}
            {...form.register('secondFactor')}
          />
        </div>
      </FormShell>
    </Section>
  );
}
