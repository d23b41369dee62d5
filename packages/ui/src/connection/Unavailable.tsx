import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { useTexts } from '../language.tsx';
import { toast } from '../toast.ts';
import { checkConnection, connection, type ConnectionState } from './connection.ts';
import { connectionTexts } from './texts.ts';
import styles from './unavailable.module.css';

const RETRY_MS = 5000;

interface DialogProps {
  why: Exclude<ConnectionState, 'up'>;
  confirm: () => Promise<unknown>;
}

function Dialog({ why, confirm }: DialogProps) {
  const t = useTexts(connectionTexts);
  const [isPending, setPending] = useState(false);

  const retry = useEffectEvent(async () => {
    if (isPending) return;
    setPending(true);
    const result = await checkConnection();
    if (result === 'current' || result === 'updated') await confirm().catch(() => undefined);
    setPending(false);
  });

  // Retries continue as long as the dialog is mounted.
  useEffect(() => {
    const retryNow = (): void => void retry();
    const timer = setInterval(retryNow, RETRY_MS);
    window.addEventListener('online', retryNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryNow);
    };
  }, []);

  return (
    <dialog
      className={styles.dialog}
      aria-labelledby="unavailable"
      aria-describedby="unavailable-why"
      ref={(element) => element?.showModal()}
      // Escape must not close the dialog.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="unavailable">{t('title')}</h2>
      <p id="unavailable-why" role="status">
        {t(`why.${why}`)}
      </p>
      <Button isPending={isPending} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </dialog>
  );
}

interface UnavailableProps {
  /** Performs a call of the application, whose response sets the connection state: files may load while calls fail. */
  confirm: () => Promise<unknown>;
  /** Called when the server is available again, to load what failed in the meantime. */
  onBack: () => void;
}

/** Covers the page while the server is unavailable; retries every five seconds and closes with the first response. */
export function Unavailable({ confirm, onBack }: UnavailableProps) {
  const t = useTexts(connectionTexts);
  const state = connection.use();
  const wasUp = useRef(true);
  const announce = useEffectEvent(() => {
    toast('success', t('back'));
    onBack();
  });
  useEffect(() => {
    if (state === 'up' && !wasUp.current) announce();
    wasUp.current = state === 'up';
  }, [state]);
  return state !== 'up' && <Dialog why={state} confirm={confirm} />;
}
