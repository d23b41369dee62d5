import { dayOf, minutesOf } from '@semestr/core/dates';
import { dayName } from '@semestr/core/display';
import { type TimetableCell, type TimeRow, timetable } from '@semestr/core/timetable';
import type { Lesson } from '@semestr/api/schedule';
import { useTexts } from '@semestr/ui/language';
import { useNow } from '../../ui/now.ts';
import { lessonKey } from '../../lessons/lesson.ts';
import { LessonCard } from './LessonCard.tsx';
import { scheduleTexts } from './texts.ts';
import styles from './timetable.module.css';
import type { DayColumn, WeekView } from './week.ts';

function DayHead({ column }: { column: DayColumn }) {
  const t = useTexts(scheduleTexts);
  return (
    <th
      scope="col"
      className={column.isToday ? `${styles.day} ${styles.todayHead}` : styles.day}
      aria-current={column.isToday ? 'date' : undefined}
    >
      {column.date && <span className={styles.dayNumber}>{dayOf(column.date)}</span>}
      <span className={styles.dayName}>{dayName(column.day, t.language)}</span>
      {column.isToday && <span className={styles.todayWord}>{t.today}</span>}
    </th>
  );
}

const isOn = ({ start, end }: TimeRow, minute: number): boolean =>
  minutesOf(start) <= minute && minute < minutesOf(end);

/** How far the present time is down its row, in per cent; the style keeps its label clear of the printed times. */
function passedOf(row: TimeRow, minute: number): number {
  const [from, to] = [minutesOf(row.start), minutesOf(row.end)];
  return ((minute - from) / (to - from)) * 100;
}

function TimeHead({ row, time }: { row: TimeRow; time: string | null }) {
  const t = useTexts(scheduleTexts);
  const minute = time === null ? null : minutesOf(time);
  return (
    <th scope="row" className={styles.time}>
      <span className={styles.start}>{row.start}</span>
      <span className={styles.end}>{row.end}</span>
      {minute !== null && isOn(row, minute) && (
        <span className={styles.nowLine} style={{ '--passed': `${passedOf(row, minute)}%` }}>
          <span className={styles.nowTime}>{time}</span>
          <span className={styles.nowLeft}>{t.minutesLeft(minutesOf(row.end) - minute)}</span>
        </span>
      )}
    </th>
  );
}

interface CellProps {
  column: DayColumn;
  cell: TimetableCell<Lesson>;
  rows: readonly TimeRow[];
  minute: number | null;
  saysWeeks: boolean;
}

function Cell({ column, cell, rows, minute, saysWeeks }: CellProps) {
  const t = useTexts(scheduleTexts);
  const covered = rows.slice(cell.row, cell.row + cell.span);
  const isNow = column.isToday && minute !== null && covered.some((row) => isOn(row, minute));
  const [first, last] = [covered[0], covered.at(-1)];
  const inARow =
    cell.span > 1 && first && last ? [t.inARow(cell.span), `${first.start}–${last.end}`] : undefined;
  return (
    <td rowSpan={cell.span} className={column.isToday ? `${styles.cell} ${styles.today}` : styles.cell}>
      <div className={styles.cards}>
        {cell.lessons.map((planned) => (
          <LessonCard
            key={lessonKey(planned.lesson)}
            planned={planned}
            isNow={isNow}
            saysWeeks={saysWeeks}
            inARow={inARow}
            variant="table"
          />
        ))}
      </div>
    </td>
  );
}

/** The week as a printed table: times down, days across. Equal lessons in a row are one tall cell. */
export function Timetable({ view, caption }: { view: WeekView; caption: string }) {
  const t = useTexts(scheduleTexts);
  const { time } = useNow();
  const { rows, days } = timetable(view.days.map(({ lessons }) => lessons));
  const now = view.isThisWeek && view.days.some(({ isToday }) => isToday) ? time : null;
  const minute = now === null ? null : minutesOf(now);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">{t.time}</span>
          </th>
          {view.days.map((column) => (
            <DayHead key={column.day} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${row.start}-${row.end}`}>
            <TimeHead row={row} time={now} />
            {view.days.map((column, place) => {
              const cells = days[place] ?? [];
              const cell = cells.find((one) => one.row <= index && index < one.row + one.span);
              if (!cell) return <td key={column.day} className={column.isToday ? styles.today : undefined} />;
              if (cell.row !== index) return null;
              return (
                <Cell
                  key={column.day}
                  column={column}
                  cell={cell}
                  rows={rows}
                  minute={minute}
                  saysWeeks={view.chosen.length > 1}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
