import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, required, useCheckAuth, useLogin } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { NotAdmin } from './auth-provider.ts';
import { sentenceOf } from '../../client.ts';
import { obstacles } from '../../session.ts';
import { useTexts } from '@semestr/ui/language';
import { DisplayMenu } from '../../layout/DisplayMenu.tsx';
import layout from '../../layout/layout.module.css';
import { TopBar } from '../../layout/TopBar.tsx';
import { portal } from '../../portal.ts';
import { Page } from '../../ui/Page.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './auth.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import { authTexts } from './texts.ts';

/** Whether somebody with an administrator's session opened this page: they need not sign in. */
function useIsInside(): boolean {
  const checkAuth = useCheckAuth();
  const [isInside, setInside] = useState(false);
  // The server is outside React: asked once, when the page opens.
  useEffect(() => {
    checkAuth({}, false).then(
      () => setInside(true),
      () => undefined,
    );
  }, [checkAuth]);
  return isInside;
}

/** Sign in with login and password; administrators only. */
export function LoginPage() {
  const t = useTexts(authTexts);
  const login = useLogin();
  const isInside = useIsInside();
  const [search] = useSearchParams();
  const [error, setError] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const obstacle = obstacles.find((one) => one === search.get('why'));

  async function submit({ username, password }: Record<string, unknown>): Promise<void> {
    setPending(true);
    setError(null);
    try {
      await login({ username: String(username).trim(), password: String(password) });
    } catch (failure) {
      setError(failure);
      setPending(false);
      // The wrong password is replaced by what is typed next.
      document.querySelector<HTMLInputElement>('#password')?.select();
    }
  }

  if (isInside && !isPending) return <Navigate to="/" replace />;
  return (
    <>
      <TopBar end={<DisplayMenu />} />
      <main className={layout.alone}>
        <Page title={t.title} subtitle={t.subtitle}>
          <Form onSubmit={submit} noValidate disableInvalidFormNotification className={styles.form ?? ''}>
            {obstacle && !error && (
              <Alert severity="warning" icon={<TriangleAlert size={18} strokeWidth={1.75} />}>
                {t.obstacles[obstacle]}
              </Alert>
            )}
            {error !== null && (
              <Alert severity="error" icon={<CircleAlert size={18} strokeWidth={1.75} />}>
                {error instanceof NotAdmin ? (
                  <>
                    {t.notAdmin} <a href={portal.home}>{t.toPortal}</a>
                  </>
                ) : (
                  sentenceOf(error)
                )}
              </Alert>
            )}
            <TextInput
              source="username"
              label={t.username}
              validate={required()}
              autoComplete="username"
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            />
            <PasswordInput label={t.password} showLabel={t.showPassword} hideLabel={t.hidePassword} />
            <div>
              <Button
                type="submit"
                variant="contained"
                loading={isPending}
                loadingPosition="start"
                loadingIndicator={<CircularProgress size={16} color="inherit" />}
              >
                {t.submit}
              </Button>
            </div>
          </Form>
        </Page>
      </main>
    </>
  );
}
