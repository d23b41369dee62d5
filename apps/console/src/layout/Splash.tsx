import { useTexts } from '@semestr/ui/language.tsx';
import styles from './layout.module.css';
import { Mark } from './Mark.tsx';
import { layoutTexts } from './texts.ts';

/** Shown while the session is being checked. */
export function Splash() {
  const t = useTexts(layoutTexts);
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
}
