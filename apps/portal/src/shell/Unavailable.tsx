import { currentWeek } from '@semestr/api/schedule';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../client.ts';
import { useLoader } from './frame-context.ts';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

const RETRY_MS = 5000;

/** Stands over everything while the server does not answer; asks by itself and goes when an answer comes. */
export default function Unavailable() {
  const t = useTexts(shellTexts);
  const queries = useQueryClient();
  const loader = useLoader();
  // The retries are tied to the life of this dialog.
  useEffect(() => {
    const timer = setInterval(() => {
      // Any answer, a refusal too, takes the dialog away; another silence keeps it.
      void client.call(currentWeek, {}).catch(() => undefined);
    }, RETRY_MS);
    return () => {
      clearInterval(timer);
      toast('success', t('available'));
      // What could not be loaded meanwhile is loaded now.
      loader.retry();
      void queries.invalidateQueries();
    };
  }, [t, queries, loader]);
  return (
    <dialog
      className={styles.unavailable}
      aria-labelledby="unavailable"
      aria-describedby="unavailable-retry"
      ref={(element) => element?.showModal()}
      // Escape does not bring the server back.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="unavailable">{t('unavailable')}</h2>
      <p id="unavailable-retry" role="status">
        {t('unavailableRetry')}
      </p>
    </dialog>
  );
}
