import { Credentials, login } from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import type { Reason } from '@semestr/api/reasons';
import type { SignedIn } from '@semestr/api/signed-in';
import { Banner } from '@semestr/ui/Banner.tsx';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useInstitution } from '../../university/institution.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { SecondFactorField } from '../../ui/SecondFactorField.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import styles from './auth.module.css';
import { type SignInResult, completeSignIn } from './complete-sign-in.ts';
import { lazyWithTexts } from './lazy-with-texts.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { loginTexts } from './texts.ts';
import { recoveryScreen } from '../recovery/screen.ts';
import { to } from '../../screens/screen.ts';

const Blocked = lazyWithTexts(() => import('./blocked/Blocked.tsx'));
const OidcButton = lazyWithTexts(() => import('./oidc/OidcButton.tsx'));

const reasonOf = (error: Error | null): Reason | null => (error instanceof ApiError ? error.reason : null);

/**
 * Username, password, a code when the account requires one, and whether to remember this device; or another way to sign
 * in.
 */
export default function LoginForm() {
  const t = useTexts(loginTexts);
  const form = useContractForm(Credentials, { username: '', password: '', rememberDevice: false }, null);
  const error = useFieldError(form);
  const [needsCode, setNeedsCode] = useState(false);
  const [entry, setEntry] = useState<SignInResult>(navigator.cookieEnabled ? 'entered' : 'noCookies');
  const onSignedIn = async (who: SignedIn, rememberDevice: boolean): Promise<void> =>
    setEntry(await completeSignIn(who, rememberDevice));
  const act = useApiMutation(login, {
    done: (who, { body }) => onSignedIn(who, body.rememberDevice ?? false),
  });
  const signInWith = useInstitution()?.signInWith;
  const isRemembered = (): boolean => form.getValues('rememberDevice') ?? false;
  const refusal = reasonOf(act.error);
  const isCodeWrong = refusal === 'second-factor-wrong';

  function refused(failure: Error): void {
    const reason = reasonOf(failure);
    if (reason === 'second-factor-needed') {
      // The field must be rendered before it can be focused.
      flushSync(() => setNeedsCode(true));
      form.setFocus('secondFactor');
    } else if (reason === 'second-factor-wrong') form.setFocus('secondFactor', { shouldSelect: true });
    else {
      form.resetField('password');
      form.setFocus('password');
    }
  }

  if (refusal === 'account-blocked' || refusal === 'account-restorable') {
    const back = (): void => {
      form.reset();
      flushSync(() => act.reset());
      form.setFocus('username');
    };
    return <Blocked block={refusal === 'account-blocked' ? 'for-good' : 'restorable'} onBack={back} />;
  }
  return (
    <div className={styles.ways}>
      <FormShell
        form={form}
        act={act}
        request={(body) => ({ body })}
        submit={t('submit')}
        className={styles.form}
        isFailureSaid={isCodeWrong || refusal === 'second-factor-needed'}
        onFailure={refused}
      >
        {entry !== 'entered' && <Banner kind="error">{t(entry)}</Banner>}
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          error={error('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // Another account may not require a code.
          {...form.register('username', { onChange: () => setNeedsCode(false) })}
        />
        <PasswordField
          label={t('password')}
          error={error('password')}
          autoComplete="current-password"
          {...form.register('password')}
        />
        {needsCode && (
          <SecondFactorField
            label={t('code')}
            hint={t('codeHint')}
            error={error('secondFactor') ?? (isCodeWrong ? (act.sentence ?? undefined) : undefined)}
            {...form.register('secondFactor', { shouldUnregister: true })}
          />
        )}
        <CheckField label={t('remember')} hint={t('rememberHint')} {...form.register('rememberDevice')} />
        <p className={styles.forgotten}>
          {t('forgotten')} <Link to={to(recoveryScreen)}>{t('recover')}</Link>
        </p>
      </FormShell>
      {signInWith && <OidcButton name={signInWith.name} isRemembered={isRemembered} />}
      <PasskeyButton isRemembered={isRemembered} onSignedIn={onSignedIn} />
    </div>
  );
}
