import { academicYearLabel, weekNumber } from '@semestr/core/calendar';
import { academicMonths, yearOfAddress } from '@semestr/core/months';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery, useHolidays } from '../../university/calendar.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useNow } from '../../hydration/now.ts';
import styles from './calendar.module.css';
import { Key } from './Key.tsx';
import { Month } from './Month.tsx';
import { calendarTexts } from './texts.ts';
import { Years } from './Years.tsx';

export const texts = [calendarTexts];

/** Never rejects: without holidays the weeks are still shown. */
export const load = ({ queries }: LoadContext) => queries.prefetchQuery(calendarQuery);

export function Header() {
  const t = useTexts(calendarTexts);
  const { today } = useNow();
  return (
    <Heading
      subtitle={
        <>
          {t('now', { date: today })}{' '}
          <span className={styles.whole}>{t('nowWeek', { week: weekNumber(today) })}</span>
        </>
      }
    />
  );
}

/** Scrolls the current month into view once, unless the user has scrolled: one column spans many screens. */
function useScrolledToPresent() {
  const months = useRef<HTMLDivElement>(null);
  // The number of columns (style sheet) and the scroll position (document) are both outside React.
  useEffect(() => {
    if (!months.current || window.scrollY > 0) return;
    const columns = getComputedStyle(months.current).gridTemplateColumns.split(' ');
    if (columns.length === 1) document.getElementById('today')?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return months;
}

/** Study weeks of an academic year, by month. */
export default function CalendarPage() {
  const t = useTexts(calendarTexts);
  const { today } = useNow();
  const [search] = useSearchParams();
  const year = yearOfAddress(search.get('year'), today);
  const months = useScrolledToPresent();
  const holidays = useHolidays();
  return (
    <>
      <Years year={year} today={today} />
      <p className={styles.printed} aria-hidden>
        {t('printed', { year: academicYearLabel(year) })}
      </p>
      <div className={styles.container}>
        <div ref={months} className={styles.months}>
          {academicMonths(year).map((month) => (
            <Month key={month.first} month={month} holidays={holidays} today={today} />
          ))}
        </div>
      </div>
      <Key />
    </>
  );
}
