import { holidayOn, isRedDay } from '@semestr/core/calendar';
import { dayOf, type IsoDate, mondayOf, yearOf } from '@semestr/core/dates';
import { capitalised, dayName, dayNameShort } from '@semestr/core/display';
import {
  type CalendarMonth,
  holidayLines,
  monthName,
  type MonthWeek,
  presentWeek,
} from '@semestr/core/months';
import { classNames } from '@semestr/ui/class-names';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import styles from './month.module.css';
import { calendarTexts } from './texts.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

function Head() {
  const t = useTexts(calendarTexts);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.weekHead}>
          <span aria-hidden>{t('weekColumn')}</span>
          <span className="visually-hidden">{t('weekColumnWhole')}</span>
        </th>
        {weekdays.map((day) => (
          <th key={day} scope="col">
            <span aria-hidden>{capitalised(dayNameShort(day, t.language))}</span>
            <span className="visually-hidden">{dayName(day, t.language)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Day({ date, isToday }: { date: IsoDate; isToday: boolean }) {
  const language = useLanguage();
  const holiday = holidayOn(date);
  return (
    <td
      title={holiday?.name[language]}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(isRedDay(date) && styles.red, holiday && styles.holiday)}
    >
      {isToday ? <b className={styles.today}>{dayOf(date)}</b> : dayOf(date)}
    </td>
  );
}

function Week({ week, today }: { week: MonthWeek; today: IsoDate }) {
  const t = useTexts(calendarTexts);
  const { days, monday, week: number } = week;
  return (
    <tr className={classNames(number === 1 && styles.cycle, monday === mondayOf(today) && styles.now)}>
      <th scope="row">
        <span className="visually-hidden">{t('week')} </span>
        {number}
      </th>
      {days.map((date, index) =>
        date ? <Day key={date} date={date} isToday={date === today} /> : <td key={weekdays[index]} />,
      )}
    </tr>
  );
}

/** A month as a table of numbered weeks, with its holidays in words below. */
export function Month({ month, today }: { month: CalendarMonth; today: IsoDate }) {
  const t = useTexts(calendarTexts);
  const { first, weeks } = month;
  const present = presentWeek(month, today);
  const holidays = holidayLines(month, t.language);
  return (
    <div id={present?.holdsToday ? 'today' : undefined}>
      <table className={styles.month}>
        <caption>
          <span className={styles.caption}>
            <span>
              <b>{monthName(first, t.language)}</b> {yearOf(first)}
            </span>{' '}
            {present && <em>{t(present.holdsToday ? 'holdsToday' : 'holdsWeek', { week: present.week })}</em>}
          </span>
        </caption>
        <Head />
        <tbody>
          {weeks.map((week) => (
            <Week key={week.monday} week={week} today={today} />
          ))}
        </tbody>
      </table>
      {holidays.length > 0 && (
        <ul className={styles.holidays}>
          {holidays.map(({ days, name }) => (
            <li key={name}>
              <b>{days.join(', ')}</b> <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
