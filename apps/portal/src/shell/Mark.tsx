import { weekNumber, weekNumbers } from '@semestr/core/calendar';
import { useTexts } from '../ui/language.ts';
import { useNow } from '../ui/now.ts';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

/** The mark: four strokes, the weeks of the cycle; the present one is red. */
export function Mark() {
  const t = useTexts(shellTexts);
  const current = weekNumber(useNow().today);
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
