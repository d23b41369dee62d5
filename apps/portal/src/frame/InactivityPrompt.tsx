import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useSyncExternalStore } from 'react';
import { warningEnd, reportActivity, watchInactivity } from '../account/inactivity.ts';
import { sessionTexts } from '../account/texts.ts';
import { Countdown } from '../ui/Countdown.tsx';
import styles from './inactivity-prompt.module.css';

/** Warns before a session ends without activity. Any activity extends the session. */
export function InactivityPrompt() {
  const t = useTexts(sessionTexts);
  const until = useSyncExternalStore(watchInactivity, warningEnd);
  if (until === null) return null;
  return (
    <Dialog title={t('near')} onClose={reportActivity}>
      <p className={styles.text}>
        {t('nearHint')} <Countdown until={new Date(until)} as="words" />.
      </p>
      <p className={styles.text}>{t('nearDrafts')}</p>
      <Button look="primary" className={styles.stay} onClick={reportActivity}>
        {t('stay')}
      </Button>
    </Dialog>
  );
}
