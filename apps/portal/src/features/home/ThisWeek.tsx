import type { Schedule } from '@semestr/api/schedule';
import { cycleFrom, weekNumber } from '@semestr/core/calendar';
import { addDays, daysBetween, type IsoDate, mondayOf, parseDotted } from '@semestr/core/dates';
import { dayMonthShort, dayRange } from '@semestr/core/display';
import { type Holiday, nextHoliday } from '@semestr/core/holidays';
import { nameIn } from '@semestr/core/languages';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './week.module.css';
import { type HomeTexts, homeTexts } from './texts.ts';

const iso = (date: string | null | undefined): IsoDate | null => (date ? parseDotted(date) : null);

/** Describes the dates of the schedule's examination session relative to today; null when unknown or past. */
function sessionText(schedule: Schedule | null, today: IsoDate, t: HomeTexts): string | null {
  const [start, end] = [iso(schedule?.startExamsDate), iso(schedule?.endExamsDate)];
  if (!start || !end || end < today) return null;
  return start > today
    ? t('inDays', { count: daysBetween(today, start), date: start })
    : t('sessionNow', { until: end });
}

interface ThisWeekProps {
  schedule: Schedule | null;
  today: IsoDate;
  holidays: readonly Holiday[];
}

/** The current week, the coming weeks, the examination session and the next holiday. */
export function ThisWeek({ schedule, today, holidays }: ThisWeekProps) {
  const t = useTexts(homeTexts);
  const monday = mondayOf(today);
  const session = sessionText(schedule, today, t);
  const next = nextHoliday(today, holidays);
  return (
    <section aria-label={t('cycle')}>
      <div className={styles.facts}>
        <span className={styles.figure} aria-hidden>
          {weekNumber(today)}
        </span>
        <dl>
          <dt>{t('weekWord')}</dt>
          <dd>
            <span className="visually-hidden">{weekNumber(today)} </span>
            {t('weekValue', { range: dayRange(monday, addDays(monday, 5), t.language) })}
          </dd>
          {session && (
            <>
              <dt>{t('session')}</dt>
              <dd>{session}</dd>
            </>
          )}
          {next && (
            <>
              <dt>{t('holiday')}</dt>
              <dd title={nameIn(next.holiday, t.language).text}>{t('holidayValue', { date: next.date })}</dd>
            </>
          )}
        </dl>
      </div>
      <ol className={styles.cycle}>
        {cycleFrom(today).map((week) => (
          <li
            key={week.week}
            className={week.monday === monday ? styles.cycleNow : undefined}
            aria-current={week.monday === monday ? 'date' : undefined}
          >
            <b>{week.week}</b>
            {dayMonthShort(week.monday, t.language)}
          </li>
        ))}
      </ol>
    </section>
  );
}
