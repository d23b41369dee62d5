import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../../session/session.ts';
import { enter } from './auth-provider.ts';
import { SignInBlocker } from './SignInBlocker.tsx';
import { LoginForm, type SignInMethod } from './LoginForm.tsx';
import { authTexts } from './texts.ts';

function SignInAgainDialog() {
  const t = useTexts(authTexts);
  const [pending, setPending] = useState<SignInMethod | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // The same user may have signed in again in another tab.
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void session.refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <Dialog title={t('again.title')} isWall>
      <p>{t('again.body')}</p>
      <LoginForm
        enter={enter}
        username={session.user()?.username}
        pending={pending}
        onPending={setPending}
        onFailure={setFailure}
      >
        <SignInBlocker reason={failure ? undefined : 'session-ended'} failure={failure} />
      </LoginForm>
    </Dialog>
  );
}

/** Covers the page after its session has ended. Input, selections and open dialogs behind it are preserved. */
export function SignInAgain() {
  const isInterrupted = useSyncExternalStore(session.watch, session.isInterrupted);
  return isInterrupted && <SignInAgainDialog />;
}
