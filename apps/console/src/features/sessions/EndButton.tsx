import type { sessions } from '@semestr/api/accounts';
import type { Reply } from '@semestr/api/endpoint';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { session as signedIn } from '../../session/session.ts';
import { EndSession } from '../../ui/access/EndSession.tsx';
import styles from './sessions.module.css';
import { sessionTexts } from './texts.ts';

export type Session = Reply<typeof sessions.one>;

/** Button that ends a session; hidden from users without the permission. */
export function EndButton({ session, name }: { session: Session; name: string }) {
  const t = useTexts(sessionTexts);
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  if (!signedIn.may('accounts', 'write')) return null;
  return (
    <>
      <Button
        look="text"
        className={styles.end}
        aria-label={`${t('end')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('end')}
      </Button>
      {isAsking && (
        <EndSession session={session} name={name} onDone={refresh} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
