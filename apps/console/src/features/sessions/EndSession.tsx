import { sessions } from '@semestr/api/resources-records';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import type { Session } from './session.ts';
import styles from './sessions.module.css';
import { sessionTexts } from './texts.ts';

/** Ends one session after a yes. */
export function EndSession({ session, name }: { session: Session; name: string }) {
  const t = useTexts(sessionTexts);
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    await call(sessions.end, { params: { id: String(session.id) } });
    notify(t('end.done'));
    setAsking(false);
    refresh();
  }

  return (
    <>
      <Button
        look="text"
        className={styles.end}
        aria-label={`${t('end.open')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('end.open')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('end.title')}
          confirm={t('end.open')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {session.isCurrent ? t('end.own') : t('end.hint', { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
