import type { TimetabledLesson } from '@semestr/api/timetable';
import type { PairTime } from '@semestr/core/bells';
import { addDays, dayOf, inOrder, type IsoDate } from '@semestr/core/dates';
import { dayName } from '@semestr/core/display';
import { isOnOneDay, isPlannedIn, planDays, type Slot } from '@semestr/core/week-slots';
import { classNames } from '@semestr/ui/class-names';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useGridKeys } from '@semestr/ui/use-grid-keys';
import week from '@semestr/ui/week.module.css';
import { today } from '../../clock.ts';
import { Cell } from './Cell.tsx';
import type { GridProps } from './grid-props.ts';
import styles from './grid.module.css';
import { timetableTexts } from './texts/index.ts';

/** Returns the rows: the times of the bell schedule, and those of lessons at other times. */
function timesOf(
  pairTimes: readonly PairTime[],
  lessons: readonly Pick<Slot, 'startTime' | 'endTime'>[],
): PairTime[] {
  const times = new Map(pairTimes.map((pair) => [pair.start, pair]));
  for (const { startTime, endTime } of lessons)
    if (!times.has(startTime)) times.set(startTime, { start: startTime, end: endTime });
  return [...times.values()].toSorted((a, b) => inOrder(a.start, b.start));
}

/** The week as a table of times by days: clicking a lesson opens it, clicking a free slot creates one. */
export function WeekGrid(props: GridProps) {
  const { lessons, draft, monday, pairTimes } = props;
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const isDraftShown = draft !== null && !isOnOneDay(draft) && isPlannedIn(draft, monday);
  const others = lessons.filter(({ id }) => id !== draft?.id);
  const times = timesOf(pairTimes, [...lessons, ...(isDraftShown ? [draft] : [])]);
  const keys = useGridKeys({ rows: times.length, columns: planDays.map(() => []) }, { row: 0, column: 0 });
  return (
    <div className={styles.scroll} tabIndex={-1}>
      <table className={classNames(week.table, styles.table)} {...keys.table}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={week.corner}>
              <span className="visually-hidden">{t('time')}</span>
            </th>
            {planDays.map((day) => (
              <DayHead key={day} name={dayName(day, language)} date={monday && addDays(monday, day - 1)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map(({ start, end }, row) => (
            <tr key={start}>
              <th scope="row" className={classNames(week.time, styles.time)}>
                <span className={week.start}>{start}</span> <span className={week.end}>{end}</span>
              </th>
              {planDays.map((day, column) => {
                const slot = { day, startTime: start, endTime: end };
                const isHere = (one: Pick<Slot, 'day' | 'startTime'>): boolean =>
                  one.day === day && one.startTime === start;
                return (
                  <Cell
                    key={day}
                    {...props}
                    slot={slot}
                    lessons={others.filter(isHere)}
                    draft={isDraftShown && isHere(draft) ? draft : null}
                    ghost={ghostAt(props, isHere)}
                    isPlacing={draft !== null && !isOnOneDay(draft)}
                    reachable={keys.cell({ row, column })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the stored lesson for its original slot, when the panel has moved it. */
function ghostAt(
  { stored, draft }: Pick<GridProps, 'stored' | 'draft'>,
  isHere: (one: Pick<Slot, 'day' | 'startTime'>) => boolean,
): TimetabledLesson | null {
  if (!stored || !draft || isOnOneDay(stored) || !isHere(stored)) return null;
  return isHere(draft) && !isOnOneDay(draft) ? null : stored;
}

function DayHead({ name, date }: { name: string; date: IsoDate | null }) {
  const isToday = date === today();
  return (
    <th
      scope="col"
      className={classNames(week.day, isToday && week.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      {date && <span className={week.dayNumber}>{dayOf(date)}</span>}{' '}
      <span className={week.dayName}>{name}</span>
    </th>
  );
}
