import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Credentials, login } from '@semestr/api/auth';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { redirect, redirectDocument, useNavigate, useSearchParams } from 'react-router';
import { client } from '../../client.ts';
import { paths } from '../../paths.ts';
import { ownPath } from '../../session/next.ts';
import { isAdmin, session, type User } from '../../session/session.ts';
import { Page } from '../../shell/Page.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Field } from '../../ui/Field.tsx';
import { language, useTexts } from '@semestr/ui/language';
import { sentenceOf } from '../../ui/sentence.ts';
import styles from './auth.module.css';
import { loginTexts } from './texts.ts';

/** Where the signed-in belong: administrators to the console, which is another application; everybody else to `next`. */
function leaveFor(user: User, next: string): string | null {
  if (!isAdmin(user)) return next;
  window.location.assign(paths.console);
  return null;
}

export function loader() {
  const user = session.user();
  if (!user) return null;
  return isAdmin(user) ? redirectDocument(paths.console) : redirect(paths.profile);
}

/** Where a provider sends the browser on; nothing but a web page. */
const isWebPage = (address: string): boolean =>
  ['http:', 'https:'].includes(URL.parse(address, window.location.origin)?.protocol ?? '');

/** Sign in with login and password. */
export function Component() {
  const t = useTexts(loginTexts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isVisible, setVisible] = useState(false);
  const { register, handleSubmit, setError, formState, setFocus, resetField } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '', rememberDevice: false },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    try {
      const who = await client.call(login, { body: credentials });
      // Status 280: the provider sends the browser elsewhere.
      if (who.redirectUrl && isWebPage(who.redirectUrl)) return window.location.assign(who.redirectUrl);
      const user = { ...who, rememberDevice: credentials.rememberDevice };
      session.begin(user);
      const next = leaveFor(user, ownPath(search.get('next'), window.location.origin) ?? paths.profile);
      if (next) await navigate(next, { replace: true });
    } catch (error) {
      setError('root', { message: sentenceOf(error, language.get()) });
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <Page title={t.title} subtitle={t.subtitle} description={t.description}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner kind="error">{errors.root.message}</Banner>}
        <Field
          label={t.username}
          hint={t.usernameHint}
          error={errors.username && t.required}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username')}
        />
        <Field
          label={t.password}
          error={errors.password && t.required}
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isVisible ? t.hidePassword : t.showPassword}
                aria-pressed={isVisible}
                onClick={() => setVisible(!isVisible)}
              >
                {isVisible ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />}
              </IconButton>
            </InputAdornment>
          }
          {...register('password')}
        />
        <div>
          <FormControlLabel
            control={<Checkbox {...register('rememberDevice')} aria-describedby="remember-hint" />}
            label={t.remember}
          />
          <FormHelperText id="remember-hint" className={styles.hint}>
            {t.rememberHint}
          </FormHelperText>
        </div>
        <div>
          <Button
            type="submit"
            variant="contained"
            loading={isSubmitting}
            loadingPosition="start"
            loadingIndicator={<CircularProgress size={16} color="inherit" />}
          >
            {t.submit}
          </Button>
        </div>
      </form>
    </Page>
  );
}
