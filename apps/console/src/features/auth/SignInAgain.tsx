import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../../session.ts';
import { enter } from './auth-provider.ts';
import { Hindrance } from './Hindrance.tsx';
import { LoginForm, type Way } from './LoginForm.tsx';
import { authTexts } from './texts.ts';

function Again() {
  const t = useTexts(authTexts);
  const [pending, setPending] = useState<Way | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // In another tab the same user may have signed in meanwhile.
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void session.ask().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <Dialog title={t('again.title')} isWall>
      <p>{t('again.body')}</p>
      <LoginForm
        enter={enter}
        username={session.who()?.username}
        pending={pending}
        onPending={setPending}
        onFailure={setFailure}
      >
        <Hindrance obstacle={failure ? undefined : 'session-ended'} failure={failure} />
      </LoginForm>
    </Dialog>
  );
}

/** Stands before the page while its session is over; behind it nothing that was typed, chosen or opened is lost. */
export function SignInAgain() {
  const isInterrupted = useSyncExternalStore(session.watch, session.isInterrupted);
  return isInterrupted && <Again />;
}
