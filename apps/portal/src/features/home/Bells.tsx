import { bellAt, type BellCalendar, bellsOn } from '@semestr/core/bells';
import { type IsoDate, minutesOf } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './bells.module.css';
import { homeTexts } from './texts.ts';

interface BellsProps {
  today: IsoDate;
  /** Null while loading. */
  time: string | null;
  calendar: BellCalendar;
}

/**
 * The bells of the day in a row, with the progress of the current lesson at the top edge. Renders nothing on a day
 * without bells.
 */
export function Bells({ today, time, calendar }: BellsProps) {
  const t = useTexts(homeTexts);
  const current = time === null ? null : bellAt(today, time, calendar);
  const bells = bellsOn(today, calendar.bells);
  if (bells.length === 0) return null;
  return (
    <ol className={styles.bells} aria-label={t('bells')}>
      {bells.map(({ number, start, end }) => {
        const isNow = time !== null && current?.kind === 'on' && current.bell.number === number;
        const passed = (minutesOf(time ?? start) - minutesOf(start)) / (minutesOf(end) - minutesOf(start));
        return (
          <li
            key={number}
            className={isNow ? styles.bellNow : undefined}
            aria-current={isNow ? 'time' : undefined}
          >
            {isNow && <span className={styles.passed} style={{ width: `${passed * 100}%` }} />}
            <b>
              <span className="visually-hidden">{t('bell', { pair: number })}, </span>
              <span aria-hidden>{number}</span>
            </b>{' '}
            {start}–{end}
            {isNow && <span className="visually-hidden">, {t('now')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
