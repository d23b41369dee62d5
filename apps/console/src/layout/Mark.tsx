import { weekNumbers } from '@semestr/core/calendar';
import { useState } from 'react';
import { useTexts } from '../language.ts';
import styles from './bar.module.css';
import { layoutTexts } from './texts.ts';
import { weekNow } from './week.ts';

/** The mark: four strokes, the weeks of the cycle; the present one is red. */
export function Mark() {
  const t = useTexts(layoutTexts);
  // The week is that of the moment the page was opened.
  const [current] = useState(weekNow);
  return (
    <svg
      className={styles.mark}
      width="22"
      height="16"
      viewBox="0 0 22 16"
      role="img"
      aria-label={t.week(current)}
    >
      {weekNumbers.map((week) => (
        <rect
          key={week}
          x={(week - 1) * 6}
          width="4"
          height="16"
          rx="1"
          className={week === current ? styles.markNow : styles.markWeek}
        />
      ))}
    </svg>
  );
}
