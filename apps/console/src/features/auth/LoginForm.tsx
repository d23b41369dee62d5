import { ApiError } from '@semestr/api/client';
import { Button } from '@semestr/ui/Button.tsx';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../client.ts';
import styles from './auth.module.css';
import type { Entry } from './auth-provider.ts';
import { OidcButton } from './OidcButton.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { authTexts } from './texts.ts';
import { emptyOf, focusOn, type Name, readTyped } from './typed.ts';

/** How the user signs in. */
export type Way = 'password' | 'passkey';

interface LoginFormProps {
  /** Signs in; throws when that is rejected. */
  enter: (entry: Entry) => Promise<unknown>;
  /** Username of the user who has to sign in again. */
  username?: string | undefined;
  /** Method of the sign-in in progress. */
  pending: Way | null;
  onPending: (way: Way | null) => void;
  /** Reports the error; null when the user tries again. */
  onFailure: (failure: unknown) => void;
  /** Content above the fields. */
  children: ReactNode;
}

const reasonOf = (failure: unknown) => (failure instanceof ApiError ? failure.reason : null);

/** Username and password, a code when the account requires one, or another way to sign in. */
export function LoginForm({ enter, username, pending, onPending, onFailure, children }: LoginFormProps) {
  const t = useTexts(authTexts);
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const [needsCode, setNeedsCode] = useState(false);
  const [wrongCode, setWrongCode] = useState<unknown>(null);
  const errorOf = (name: Name) => (missing.includes(name) ? t(`missing.${name}`) : undefined);

  async function enterBy(
    way: Way,
    entryOf: () => Entry | Promise<Entry>,
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
    const { secondFactor, ...credentials } = readTyped(form);
    const wanted = needsCode ? { ...credentials, secondFactor } : credentials;
    const empty = emptyOf(wanted);
    setMissing(empty);
    if (empty[0]) return focusOn(form, empty[0]);
    void enterBy(
      'password',
      () => wanted,
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
