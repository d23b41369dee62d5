import { Credentials, login } from '@semestr/api/auth';
import { phone } from '@semestr/core/display';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { session } from '../../session/session.ts';
import { university } from '../../shell/university.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useAct } from '../../ui/useAct.ts';
import styles from './auth.module.css';
import { loginTexts } from './texts.ts';

/** Where a provider sends the browser on; nothing but a web page. */
const isWebPage = (address: string): boolean =>
  ['http:', 'https:'].includes(URL.parse(address, window.location.origin)?.protocol ?? '');

/** Login, password, and whether this device is to be remembered. */
export default function LoginForm() {
  const t = useTexts(loginTexts);
  const form = useContractForm(Credentials, { username: '', password: '', rememberDevice: false }, null);
  const error = useFieldError(form);
  const act = useAct(login, {
    done: ({ redirectUrl, ...who }, { body }) => {
      // Status 280: the provider sends the browser elsewhere.
      if (redirectUrl && isWebPage(redirectUrl)) return window.location.assign(redirectUrl);
      session.begin({ ...who, rememberDevice: body.rememberDevice ?? false });
    },
  });
  return (
    <FormShell
      form={form}
      act={act}
      request={(body) => ({ body })}
      submit={t('submit')}
      className={styles.form}
      onFailure={() => {
        form.resetField('password');
        form.setFocus('password');
      }}
    >
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        error={error('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        label={t('password')}
        error={error('password')}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <CheckField label={t('remember')} hint={t('rememberHint')} {...form.register('rememberDevice')} />
      <p className={styles.forgotten}>
        {t('forgotten')} <a href={`tel:${university.supportPhone}`}>{phone(university.supportPhone)}</a>
      </p>
    </FormShell>
  );
}
