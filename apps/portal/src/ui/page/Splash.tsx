import { useTexts } from '@semestr/ui/language.tsx';
import { Mark } from './Mark.tsx';
import styles from './page.module.css';
import { pageTexts } from './texts.ts';

/** Shown while the session is refreshed or the first page loads. */
export function Splash() {
  const t = useTexts(pageTexts);
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
}
