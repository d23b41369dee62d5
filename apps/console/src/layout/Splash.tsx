import { useTexts } from '@semestr/ui/language.tsx';
import { Mark as Strokes } from '@semestr/ui/Mark.tsx';
import { useState } from 'react';
import { weekNow } from '../clock.ts';
import styles from './layout.module.css';
import { layoutTexts } from './texts.ts';

/** The logo shows the week in which the page was opened. */
export function Mark() {
  const t = useTexts(layoutTexts);
  const [current] = useState(weekNow);
  return <Strokes week={current} label={t('week', { week: current })} />;
}

/** Shown while the session is being checked. */
export function Splash() {
  const t = useTexts(layoutTexts);
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <Mark />
    </div>
  );
}
