import { isRedDay } from '@semestr/core/calendar';
import { dayOf, type IsoDate, mondayOf, yearOf } from '@semestr/core/dates';
import { capitalise, dayName, dayNameShort } from '@semestr/core/display';
import { type Holiday, holidayOn } from '@semestr/core/holidays';
import { nameIn } from '@semestr/core/languages';
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
            <span aria-hidden>{capitalise(dayNameShort(day, t.language))}</span>
            <span className="visually-hidden">{dayName(day, t.language)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DaysInView {
  holidays: readonly Holiday[];
  today: IsoDate;
}

function Day({ date, holidays, today }: DaysInView & { date: IsoDate }) {
  const language = useLanguage();
  const isToday = date === today;
  const holiday = holidayOn(date, holidays);
  const name = holiday && nameIn(holiday, language);
  return (
    <td
      title={name?.text}
      lang={name?.lang}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(isRedDay(date, holidays) && styles.red, holiday && styles.holiday)}
    >
      {isToday ? <b className={styles.today}>{dayOf(date)}</b> : dayOf(date)}
    </td>
  );
}

function Week({ week, ...view }: DaysInView & { week: MonthWeek }) {
  const t = useTexts(calendarTexts);
  const { days, monday, week: number } = week;
  const { today } = view;
  return (
    <tr className={classNames(number === 1 && styles.cycle, monday === mondayOf(today) && styles.now)}>
      <th scope="row">
        <span className="visually-hidden">{t('week')} </span>
        {number}
      </th>
      {days.map((date, index) =>
        date ? <Day key={date} date={date} {...view} /> : <td key={weekdays[index]} />,
      )}
    </tr>
  );
}

/** A month as a table of numbered weeks, with the names of its holidays below. */
export function Month({ month, ...view }: DaysInView & { month: CalendarMonth }) {
  const t = useTexts(calendarTexts);
  const { first, weeks } = month;
  const present = presentWeek(month, view.today);
  const lines = holidayLines(month, view.holidays, t.language);
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
            <Week key={week.monday} week={week} {...view} />
          ))}
        </tbody>
      </table>
      {lines.length > 0 && (
        <ul className={styles.holidays}>
          {lines.map(({ days, name, lang }) => (
            <li key={days.join()}>
              <b>{days.join(', ')}</b> <span lang={lang}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
