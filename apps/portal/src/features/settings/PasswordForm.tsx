import { ApiError } from '@semestr/api/client';
import { change } from '@semestr/api/password';
import { reasonTexts } from '@semestr/api/reasons';
import { Button } from '@semestr/ui/Button.tsx';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { entryTexts } from '../../ui/entry-texts.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import {
  isGoodPassword,
  isRepeated,
  NewPassword,
  newPasswordFields,
  noPassword,
} from '../../ui/NewPassword.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { attemptsOf, lastChangeOf, ownWords, sessionsOf } from './settings.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';

/** No message for a missing current password, because the button is disabled without it. */
const Values = z.object({ ...newPasswordFields, current: z.string() }).check(isRepeated);

/** Fields of the call, mapped to those of the form. */
const fieldOf = { oldPassword: 'current', newPassword: 'password' } as const;

const reasonOf = (error: Error | null) => (error instanceof ApiError ? error.reason : null);

interface PasswordFormProps {
  /** Number of attempts left for the current password. */
  attempts: ReactNode;
  /** Called after a failed attempt, with the end of the lock when no more are left. */
  onRefused: (bannedUntil: string | null) => void;
  onClose: () => void;
}

/** The current password, and a new one twice. */
export function PasswordForm({ attempts, onRefused, onClose }: PasswordFormProps) {
  const t = useTexts(settingsTexts);
  const entry = useTexts(entryTexts);
  const reasons = useTexts(reasonTexts);
  const user = usePerson();
  const own = ownWords(user);
  const form = useContractForm(Values, { ...noPassword, current: '' }, null, 'onTouched');
  const error = useFieldError(form, {
    password: { format: entry('passwordFormat') },
    confirmation: { format: entry('different') },
  });
  const values = form.watch();
  const act = useApiMutation(change, {
    refetches: [lastChangeOf(user), attemptsOf(user), sessionsOf(user)].map(({ queryKey }) => queryKey),
    done: () => {
      toast('success', t('password.done'));
      onClose();
    },
  });
  const reason = reasonOf(act.error);

  /** Only a wrong current password uses up an attempt. */
  function refused(failure: Error): void {
    if (!(failure instanceof ApiError) || !['password-wrong', 'blocked'].includes(failure.reason)) return;
    form.resetField('current');
    form.setFocus('current');
    onRefused(failure.until);
  }

  return (
    <FormShell
      form={form}
      act={act}
      request={({ current, password }) => ({ body: { oldPassword: current, newPassword: password } })}
      submit={t('password.submit')}
      fieldOf={fieldOf}
      isReady={values.current !== '' && isGoodPassword(values, own)}
      isFailureSaid={reason === 'password-wrong' || reason === 'blocked'}
      onFailure={refused}
      note={
        <Button look="text" onClick={onClose}>
          {t('password.cancel')}
        </Button>
      }
    >
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <div>
        <PasswordField
          label={t('password.current')}
          error={reason === 'password-wrong' && values.current === '' ? reasons(reason) : error('current')}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the form
          autoFocus
          {...form.register('current')}
        />
        <div className={styles.attempts}>{attempts}</div>
      </div>
      <NewPassword
        values={values}
        password={form.register('password')}
        confirmation={form.register('confirmation', { deps: 'password' })}
        errors={{ password: error('password'), confirmation: error('confirmation') }}
        own={own}
      />
    </FormShell>
  );
}
