import { dayOf, minutesOf } from '@semestr/core/dates';
import { dayName, monthOfDay } from '@semestr/core/display';
import { type NowMark, nowMark, type TimetableCell, type TimeRow, timetable } from '@semestr/core/timetable';
import type { Lesson } from '@semestr/api/schedule';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
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
      className={classNames(styles.day, column.isToday && styles.todayHead)}
      aria-current={column.isToday ? 'date' : undefined}
    >
      {column.date && (
        <>
          <span className={styles.dayNumber}>{dayOf(column.date)}</span>{' '}
          <span className="visually-hidden">{monthOfDay(column.date, t.language)}, </span>
        </>
      )}
      <span className={styles.dayName}>{dayName(column.day, t.language)}</span>
      {column.isToday && (
        <>
          <span className="visually-hidden">, </span> <span className={styles.todayWord}>{t('today')}</span>
        </>
      )}
    </th>
  );
}

/** The present time: a line across the row that is on, or above the one that comes next. */
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

interface CellProps {
  column: DayColumn;
  cell: TimetableCell<Lesson>;
  rows: readonly TimeRow[];
  mark: NowMark | null;
  saysWeeks: boolean;
}

function Cell({ column, cell, rows, mark, saysWeeks }: CellProps) {
  const t = useTexts(scheduleTexts);
  const covered = rows.slice(cell.row, cell.row + cell.span);
  const isNow =
    column.isToday && mark?.kind === 'during' && cell.row <= mark.row && mark.row < cell.row + cell.span;
  const [first, last] = [covered[0], covered.at(-1)];
  const inARow =
    cell.span > 1 && first && last
      ? [t('inARow', { count: cell.span }), `${first.start}–${last.end}`]
      : undefined;
  return (
    <td rowSpan={cell.span} className={classNames(styles.cell, column.isToday && styles.today)}>
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
  const today = view.isThisWeek ? view.days.findIndex(({ isToday }) => isToday) : -1;
  const mark = time === null ? null : nowMark(rows, days[today] ?? [], minutesOf(time));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
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
            <th scope="row" className={styles.time}>
              <span className={styles.start}>{row.start}</span> <span className={styles.end}>{row.end}</span>
              {time !== null && mark?.row === index && <NowLine mark={mark} time={time} />}
            </th>
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
                  mark={mark}
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
