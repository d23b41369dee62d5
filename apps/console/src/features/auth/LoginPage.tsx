import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { useCheckAuth, useLogin } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { signInReasons } from '../../session/session.ts';
import { Page } from '../../ui/Page.tsx';
import { SignInBlocker } from './SignInBlocker.tsx';
import { LoginForm, type SignInMethod } from './LoginForm.tsx';
import { authTexts } from './texts.ts';

/** Whether the visitor already has a session with access to the console. */
function useHasSession(): boolean {
  const checkAuth = useCheckAuth();
  const [hasSession, setInside] = useState(false);
  // Checks once, when the page opens.
  useEffect(() => {
    checkAuth({}, false).then(
      () => setInside(true),
      () => undefined,
    );
  }, [checkAuth]);
  return hasSession;
}

/** Signs in with username and password or a passkey; administrators only. */
export function LoginPage() {
  const t = useTexts(authTexts);
  const hasSession = useHasSession();
  const enter = useLogin();
  const [search] = useSearchParams();
  const [pending, setPending] = useState<SignInMethod | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const reason = signInReasons.find((one) => one === search.get('why'));

  if (hasSession && !pending) return <Navigate to="/" replace />;
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <LoginForm enter={enter} pending={pending} onPending={setPending} onFailure={setFailure}>
        <SignInBlocker reason={reason} failure={failure} />
      </LoginForm>
    </Page>
  );
}
