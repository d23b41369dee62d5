import { dayOf, minutesOf } from '@semestr/core/dates';
import { dayName, monthOfDay } from '@semestr/core/display';
import type { GridPlace } from '@semestr/core/grid';
import { windowBetween } from '@semestr/core/pauses';
import {
  type NowMark,
  nowMark,
  type TimetableCell as Cell,
  type TimeRow,
  timetable,
} from '@semestr/core/timetable';
import type { Lesson } from '@semestr/api/schedule';
import { DataText } from '@semestr/ui/DataText.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Several } from '../../university/favourites.ts';
import { HolidayName } from '../../lessons/HolidayName.tsx';
import { useNow } from '../../hydration/now.ts';
import { scheduleTexts } from './texts.ts';
import styles from './timetable.module.css';
import { TimetableCell } from './TimetableCell.tsx';
import { useGridKeys } from '@semestr/ui/use-grid-keys';
import week from '@semestr/ui/week.module.css';
import type { DayColumn, WeekView } from './week.ts';

function DayHead({ column }: { column: DayColumn }) {
  const t = useTexts(scheduleTexts);
  return (
    <th
      scope="col"
      className={classNames(
        week.day,
        styles.day,
        column.isToday && week.today,
        column.isToday && styles.todayHead,
      )}
      aria-current={column.isToday ? 'date' : undefined}
    >
      {column.date && (
        <>
          <span className={week.dayNumber}>{dayOf(column.date)}</span>{' '}
          <span className="visually-hidden">{monthOfDay(column.date, t.language)}, </span>
        </>
      )}
      <span className={week.dayName}>{dayName(column.day, t.language)}</span>
      {column.holiday && (
        <span className={styles.holiday}>
          , <HolidayName holiday={column.holiday} />
        </span>
      )}
      {column.isToday && (
        <>
          <span className="visually-hidden">, </span> <span className={styles.todayWord}>{t('today')}</span>
        </>
      )}
    </th>
  );
}

/** Line at the current time: across the row in progress, or above the next one. */
function NowLine({ mark, time }: { mark: NowMark; time: string }) {
  const t = useTexts(scheduleTexts);
  const isDuring = mark.kind === 'during';
  return (
    <span
      className={classNames(styles.nowLine, !isDuring && styles.above)}
      style={isDuring ? { '--passed': `${mark.passed * 100}%` } : undefined}
    >
      <span className={styles.nowTime}>{time}</span>
      <span className={styles.nowLeft}>
        {isDuring ? t('minutesLeft', { minutes: mark.left }) : t('startsIn', { minutes: mark.until })}
      </span>
    </span>
  );
}

/** Returns the lengths of a day's gaps in minutes, by their first free row. */
function windowsOf(rows: readonly TimeRow[], cells: readonly Cell<Lesson>[], { bells }: DayColumn) {
  return new Map(
    cells.flatMap((cell, index): [number, number][] => {
      const [free, next] = [cell.row + cell.span, cells[index + 1]];
      const minutes = next && windowBetween(rows[free - 1]?.end ?? '', rows[next.row]?.start ?? '', bells);
      return minutes && free < next.row ? [[free, minutes]] : [];
    }),
  );
}

/** Returns the first lesson of today, or else of the week. */
function firstPlace(days: readonly (readonly Cell<Lesson>[])[], today: number): GridPlace {
  const column = days[today]?.length
    ? today
    : Math.max(
        days.findIndex((cells) => cells.length > 0),
        0,
      );
  return { row: days[column]?.[0]?.row ?? 0, column };
}

interface TimetableProps {
  view: WeekView;
  caption: string;
  of?: Several | undefined;
}

/** The week as a table of times and days. Consecutive equal lessons are merged into a tall cell. */
export function Timetable({ view, caption, of }: TimetableProps) {
  const t = useTexts(scheduleTexts);
  const { time } = useNow();
  const { rows, days } = timetable(view.days.map(({ lessons }) => lessons));
  const today = view.isThisWeek ? view.days.findIndex(({ isToday }) => isToday) : -1;
  const mark = time === null ? null : nowMark(rows, days[today] ?? [], minutesOf(time));
  // Gaps are meaningless in a table of several weeks, a department or a room.
  const windows =
    view.chosen.length > 1 || of !== undefined
      ? []
      : view.days.map((column, place) => windowsOf(rows, days[place] ?? [], column));
  const keys = useGridKeys({ rows: rows.length, columns: days }, firstPlace(days, today));
  return (
    <table className={classNames(week.table, styles.table)} {...keys.table}>
      <caption className="visually-hidden">
        <DataText>{caption}</DataText>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={week.corner}>
            <span className="visually-hidden">{t('time')}</span>
          </th>
          {view.days.map((column) => (
            <DayHead key={column.day} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${row.start}-${row.end}`}>
            <th scope="row" className={classNames(week.time, styles.time)}>
              <span className={week.start}>{row.start}</span> <span className={week.end}>{row.end}</span>
              {time !== null && mark?.row === index && <NowLine mark={mark} time={time} />}
            </th>
            {view.days.map((column, place) => {
              const cells = days[place] ?? [];
              const cell = cells.find((one) => one.row <= index && index < one.row + one.span);
              const minutes = windows[place]?.get(index);
              if (!cell)
                return (
                  <td
                    key={column.day}
                    className={column.isToday ? styles.today : undefined}
                    {...keys.cell({ row: index, column: place })}
                  >
                    {minutes !== undefined && (
                      <span className={styles.window}>{t('window', { minutes })}</span>
                    )}
                  </td>
                );
              if (cell.row !== index) return null;
              return (
                <TimetableCell
                  key={column.day}
                  column={column}
                  cell={cell}
                  rows={rows}
                  mark={mark}
                  saysWeeks={view.chosen.length > 1}
                  of={of}
                  reachable={keys.cell({ row: index, column: place })}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
