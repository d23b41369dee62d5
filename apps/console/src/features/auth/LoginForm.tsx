import { ApiError } from '@semestr/api/client';
import { Button } from '@semestr/ui/Button.tsx';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../client.ts';
import styles from './auth.module.css';
import type { Credentials } from './auth-provider.ts';
import { OidcButton } from './OidcButton.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { authTexts } from './texts.ts';
import { emptyFields, focusOn, type FieldName, readForm } from './sign-in-form.ts';

/** How the user signs in. */
export type SignInMethod = 'password' | 'passkey';

interface LoginFormProps {
  /** Signs in; throws when that is rejected. */
  enter: (entry: Credentials) => Promise<unknown>;
  /** Username of the user who has to sign in again. */
  username?: string | undefined;
  /** Method of the sign-in in progress. */
  pending: SignInMethod | null;
  onPending: (way: SignInMethod | null) => void;
  /** Called with the error, or with null when the user tries again. */
  onFailure: (failure: unknown) => void;
  /** Content above the fields. */
  children: ReactNode;
}

const reasonOf = (failure: unknown) => (failure instanceof ApiError ? failure.reason : null);

/** Username and password, a code when the account requires one, or another way to sign in. */
export function LoginForm({ enter, username, pending, onPending, onFailure, children }: LoginFormProps) {
  const t = useTexts(authTexts);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [needsCode, setNeedsCode] = useState(false);
  const [wrongCode, setWrongCode] = useState<unknown>(null);
  const errorOf = (name: FieldName) => (missing.includes(name) ? t(`missing.${name}`) : undefined);

  async function enterBy(
    way: SignInMethod,
    entryOf: () => Credentials | Promise<Credentials>,
    failed: (failure: unknown) => void,
  ) {
    if (pending) return;
    onPending(way);
    onFailure(null);
    setWrongCode(null);
    try {
      await enter(await entryOf());
    } catch (failure) {
      onPending(null);
      failed(failure);
    }
  }

  function submit(form: HTMLFormElement): void {
    const { secondFactor, ...credentials } = readForm(form);
    const submittedCredentials = needsCode ? { ...credentials, secondFactor } : credentials;
    const empty = emptyFields(submittedCredentials);
    setMissing(empty);
    if (empty[0]) return focusOn(form, empty[0]);
    void enterBy(
      'password',
      () => submittedCredentials,
      (failure) => {
        const reason = reasonOf(failure);
        if (reason === 'second-factor-needed') return setNeedsCode(true);
        const isCode = reason === 'second-factor-wrong';
        if (isCode) setWrongCode(failure);
        else onFailure(failure);
        focusOn(form, isCode ? 'secondFactor' : 'password');
      },
    );
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {children}
      <TextField
        name="username"
        label={t('username')}
        defaultValue={username}
        error={errorOf('username')}
        // Another account may not require a code.
        onChange={() => setNeedsCode(false)}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={t('password')}
        error={errorOf('password')}
        required
        // When the username is prefilled, only the password is missing.
        data-first={username === undefined ? undefined : ''}
        autoComplete="current-password"
      />
      {needsCode && (
        <SecondFactorField
          error={errorOf('secondFactor') ?? (wrongCode ? sentenceOf(wrongCode) : undefined)}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" look="primary" isPending={pending === 'password'}>
          {t('submit')}
        </Button>
        <PasskeyButton
          isPending={pending === 'passkey'}
          onPress={(entryOf) => void enterBy('passkey', entryOf, onFailure)}
        />
        <OidcButton onFailure={onFailure} />
      </div>
    </form>
  );
}
