import { weekNumber } from '@semestr/core/calendar';
import { useTexts } from '@semestr/ui/language.tsx';
import { Mark as Strokes } from '@semestr/ui/Mark.tsx';
import { useNow } from '../../hydration/now.ts';
import styles from './page.module.css';
import { pageTexts } from './texts.ts';

/** The logo shows the current week. */
export function Mark() {
  const t = useTexts(pageTexts);
  const current = weekNumber(useNow().today);
  return <Strokes week={current} label={t('week', { week: current })} />;
}

/** Shown while the session is refreshed or the first page loads. */
export function Splash() {
  const t = useTexts(pageTexts);
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
}
