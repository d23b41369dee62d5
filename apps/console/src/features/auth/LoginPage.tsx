import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { useCheckAuth, useLogin } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { obstacles } from '../../session/session.ts';
import { Page } from '../../ui/Page.tsx';
import { SignInBlocker } from './SignInBlocker.tsx';
import { LoginForm, type Way } from './LoginForm.tsx';
import { authTexts } from './texts.ts';

/** Whether the visitor already has an administrator session and need not sign in. */
function useIsInside(): boolean {
  const checkAuth = useCheckAuth();
  const [isInside, setInside] = useState(false);
  // The server is outside React: checks once, when the page opens.
  useEffect(() => {
    checkAuth({}, false).then(
      () => setInside(true),
      () => undefined,
    );
  }, [checkAuth]);
  return isInside;
}

/** Signs in with username and password or a passkey; administrators only. */
export function LoginPage() {
  const t = useTexts(authTexts);
  const isInside = useIsInside();
  const enter = useLogin();
  const [search] = useSearchParams();
  const [pending, setPending] = useState<Way | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const obstacle = obstacles.find((one) => one === search.get('why'));

  if (isInside && !pending) return <Navigate to="/" replace />;
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <LoginForm enter={enter} pending={pending} onPending={setPending} onFailure={setFailure}>
        <SignInBlocker obstacle={obstacle} failure={failure} />
      </LoginForm>
    </Page>
  );
}
