import { ApiError } from '@semestr/api/client';
import * as calls from '@semestr/api/contacts';
import { reasonTexts } from '@semestr/api/reasons';
import { codeFault } from '@semestr/core/validation';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { CodeEntry } from '../../ui/CodeEntry.tsx';
import { FormShell, useContractForm } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { answerKeyOf, type CardProps, kindOf, untilOf } from './contacts.ts';
import styles from './contacts.module.css';
import { contactTexts } from './texts.ts';

const Values = z.object({ code: calls.ConfirmationCode });

/** Form for the code that was sent to the contact. */
export function CodeForm({ card, state, send }: CardProps) {
  const t = useTexts(contactTexts);
  const reasons = useTexts(reasonTexts);
  const kind = kindOf(card);
  const form = useContractForm(Values, { code: '' }, null);
  const act = useApiMutation(calls.confirm, {
    refetches: [answerKeyOf(usePerson())],
    done: () => {
      toast('success', t(`${kind}.confirmed`));
      send({ type: 'confirmed', card: card.type });
    },
  });
  const { code, attempts } = state.entry;
  const { id } = card;
  if (code.state !== 'sent' || id === null) return null;
  const typed = form.watch('code');

  /** Clears the field after every attempt. */
  function refused(error: Error): void {
    form.resetField('code');
    if (!(error instanceof ApiError)) return;
    if (error.reason === 'blocked') send({ type: 'locked-out', card: card.type, until: untilOf(error) });
    if (error.reason === 'code-wrong') send({ type: 'code-wrong', card: card.type });
    if (error.reason === 'code-wrong') form.setFocus('code');
    if (error.reason === 'code-expired') send({ type: 'code-gone', card: card.type });
  }
  const isWrong = code.isWrong && typed === '';
  return (
    <FormShell
      form={form}
      act={act}
      request={(values) => ({ body: { contactId: id, code: values.code } })}
      submit={t('send')}
      isReady={codeFault(typed) === null}
      isFailureSaid={act.error instanceof ApiError && act.error.reason === 'code-wrong'}
      onFailure={refused}
      note={<span className={styles.second}>{t('nextCode')}</span>}
    >
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <CodeEntry
            {...field}
            label={t(`${kind}.codeLabel`)}
            hint={t(`${kind}.sentTo`)}
            error={isWrong ? reasons('code-wrong') : undefined}
            expiresAt={code.expiresAt}
            attemptsLeft={attempts.left}
            onRanOut={() => send({ type: 'code-ran-out', card: card.type })}
          />
        )}
      />
    </FormShell>
  );
}
