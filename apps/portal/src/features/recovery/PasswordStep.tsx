import { ApiError } from '@semestr/api/client';
import { ConfirmationCode } from '@semestr/api/contacts';
import { type Reason, reasonTexts } from '@semestr/api/reasons';
import * as calls from '@semestr/api/recovery';
import { maySend } from '@semestr/core/codes';
import { PHONE } from '@semestr/core/contacts';
import { ownCode } from '@semestr/core/recovery';
import { codeFault } from '@semestr/core/validation';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { MutationError } from '../../ui/MutationError.tsx';
import { CodeEntry } from '../../ui/CodeEntry.tsx';
import { entryTexts } from '../../ui/entry-texts.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import {
  isGoodPassword,
  isRepeated,
  NewPassword,
  newPasswordFields,
  noPassword,
} from '../../ui/NewPassword.tsx';
import { momentNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useFade, useRecovery } from './progress.ts';
import styles from './recovery.module.css';
import { RedirectToReachedStep, Help, isLocked, formatMask, lockEvent, Step } from './Step.tsx';
import { PASSWORD_SET } from './steps.ts';
import { recoveryTexts } from './texts.ts';
import { recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

const Values = z.object({ ...newPasswordFields, code: ConfirmationCode }).check(isRepeated);

const Sent = z.object({ codeExpirationTime: z.coerce.date(), remainingAttempts: z.int() });

type PasswordState = NonNullable<ReturnType<typeof useRecovery<'password'>>['state']>;

const reasonOf = (error: Error | null): Reason | null => (error instanceof ApiError ? error.reason : null);

/** Prompts for the new password, and for the code sent to the contact. */
export default function PasswordStep() {
  const { state, reached } = useRecovery('password');
  return state ? <PasswordForm state={state} /> : <RedirectToReachedStep reached={reached} />;
}

function PasswordForm({ state }: { state: PasswordState }) {
  const t = useTexts(recoveryTexts);
  const entry = useTexts(entryTexts);
  const reasons = useTexts(reasonTexts);
  const { send } = useRecovery('password');
  const { isLeaving, leaveFor } = useFade();
  const {
    login,
    contact,
    contacts,
    value: contactValue,
    entry: { attempts },
  } = state;
  const code = ownCode(state);
  const kind = contact.type === PHONE ? 'phone' : 'email';
  const form = useContractForm(Values, { ...noPassword, code: '' }, null, 'onTouched');
  const error = useFieldError(form, {
    password: { format: entry('passwordFormat') },
    confirmation: { format: entry('different') },
  });
  const values = form.watch();
  const isGood = isGoodPassword(values, [login]);

  /** Shows the error of the code, and clears the field after every attempt. */
  function refused(failure: Error): void {
    form.resetField('code');
    if (isLocked(failure)) return send(lockEvent(failure));
    const reason = reasonOf(failure);
    if (reason === 'code-wrong') send({ type: 'code-wrong' });
    if (reason === 'code-expired') send({ type: 'code-gone' });
    if (reason === 'code-wrong') form.setFocus('code');
  }

  const sending = useApiMutation(calls.sendCode, {
    done: (reply) => {
      const { data } = Sent.safeParse(reply);
      send({
        type: 'code-sent',
        expiresAt: data?.codeExpirationTime ?? null,
        left: data?.remainingAttempts ?? null,
      });
      toast('success', t(`password.sent.${kind}`));
    },
  });
  const setting = useApiMutation(calls.setPassword, {
    done: () =>
      leaveFor(to(recoveryScreen, { step: 'success' }), {
        state: PASSWORD_SET,
        before: () => send({ type: 'password-set' }),
      }),
  });
  const isWrong = code.state === 'sent' && code.isWrong && values.code === '';

  return (
    <Step
      number={4}
      title={t('password.title')}
      back={to(recoveryScreen, { step: 'mask' })}
      isLeaving={isLeaving}
      isHeld={form.formState.isDirty && !isLeaving && !setting.isPending}
    >
      <FormShell
        form={form}
        act={setting}
        request={({ password, code: confirmCode }) => ({
          body: { login, contactValue, confirmCode, password },
        })}
        submit={t('password.submit')}
        isReady={isGood && code.state === 'sent' && codeFault(values.code) === null}
        isFailureSaid={isLocked(setting.error) || reasonOf(setting.error) === 'code-wrong'}
        onFailure={refused}
      >
        <input type="text" autoComplete="username" value={login} readOnly hidden />
        <NewPassword
          values={values}
          password={form.register('password')}
          confirmation={form.register('confirmation', { deps: 'password' })}
          errors={{ password: error('password'), confirmation: error('confirmation') }}
          own={[login]}
        />
        <div className={`${styles.rule} ${styles.code}`}>
          {code.state === 'sent' ? (
            <Controller
              control={form.control}
              name="code"
              render={({ field }) => (
                <CodeEntry
                  {...field}
                  label={t('password.code')}
                  hint={t('password.sentTo', { contact: formatMask(contact) })}
                  error={isWrong ? reasons('code-wrong') : undefined}
                  expiresAt={code.expiresAt}
                  attemptsLeft={attempts.left}
                  onRanOut={() => {
                    form.resetField('code');
                    send({ type: 'code-ran-out' });
                    toast('error', t('password.ranOut'));
                  }}
                />
              )}
            />
          ) : (
            <>
              {sending.error && !isLocked(sending.error) && <MutationError act={sending} />}
              <p className={styles.second}>
                {t('password.codeBefore', { contact: formatMask(contact) })}.{' '}
                {t('password.attempts', { left: attempts.left })}
                {!isGood && (
                  <>
                    <br />
                    {t('password.getCodeHint')}
                  </>
                )}
              </p>
              <div>
                <Button
                  isPending={sending.isPending}
                  disabled={!isGood || !maySend(state.entry, new Date(momentNow()))}
                  onClick={() =>
                    void sending.run({ body: { login, contactValue } }).then((failure) => {
                      if (isLocked(failure)) send(lockEvent(failure));
                    })
                  }
                >
                  {t('password.getCode')}
                </Button>
              </div>
            </>
          )}
        </div>
      </FormShell>
      {code.state === 'sent' && <p className={styles.second}>{t('password.nextCode')}</p>}
      <Help kind={kind} hasOthers={contacts.length > 1} />
    </Step>
  );
}
