import { useTexts } from '@semestr/ui/language.tsx';
import { Mark } from './Mark.tsx';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

/** Shown while the session is refreshed or the first page loads. */
export function Splash() {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
}
