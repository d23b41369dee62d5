import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLogin } from 'react-admin';
import { Button } from '@semestr/ui/Button.tsx';
import styles from './auth.module.css';
import { authTexts } from './texts.ts';

interface LoginFormProps {
  isPending: boolean;
  onPending: (isPending: boolean) => void;
  /** What stands in the way; null once somebody tries again. */
  onFailure: (failure: unknown) => void;
  /** Above the fields. */
  children: ReactNode;
}

const names = ['username', 'password'] as const;

/** Login and password, which can be made visible. */
export function LoginForm({ isPending, onPending, onFailure, children }: LoginFormProps) {
  const t = useTexts(authTexts);
  const login = useLogin();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const errorOf = (name: (typeof names)[number]) => (missing.includes(name) ? t('required') : undefined);

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = new FormData(form);
    const typed = (name: (typeof names)[number]): string => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    const empty = names.filter((name) => typed(name).trim() === '');
    setMissing(empty);
    const focusOn = (name: string | undefined) =>
      form.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
    if (empty.length > 0) return focusOn(empty[0]);
    onPending(true);
    onFailure(null);
    try {
      await login({ username: typed('username').trim(), password: typed('password') });
    } catch (failure) {
      onFailure(failure);
      onPending(false);
      // The wrong password is replaced by what is typed next.
      focusOn('password');
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) void submit(event.currentTarget);
      }}
    >
      {children}
      <TextField
        name="username"
        label={t('username')}
        error={errorOf('username')}
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
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" look="primary" isPending={isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
