import type { Lesson } from '@semestr/api/schedule';
import type { NowMark, TimetableCell as Cell, TimeRow } from '@semestr/core/timetable';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Several } from '../../university/favourites.ts';
import { lessonKey } from '../../lessons/lesson.ts';
import { LessonCard } from './LessonCard.tsx';
import { spokenCell } from './spoken.ts';
import { scheduleTexts } from './texts.ts';
import styles from './timetable.module.css';
import type { Reachable } from '@semestr/ui/use-grid-keys';
import type { DayColumn } from './week.ts';

interface TimetableCellProps {
  column: DayColumn;
  cell: Cell<Lesson>;
  rows: readonly TimeRow[];
  mark: NowMark | null;
  saysWeeks: boolean;
  of: Several | undefined;
  reachable: Reachable;
}

/** Lessons at a time, as cards. Screen readers read a cell that is reached by keyboard as a sentence. */
export function TimetableCell({ column, cell, rows, mark, saysWeeks, of, reachable }: TimetableCellProps) {
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
    <td
      rowSpan={cell.span}
      className={classNames(styles.cell, column.isToday && styles.today)}
      aria-label={spokenCell({ day: column.day, rows: covered, lessons: cell.lessons }, t)}
      {...reachable}
    >
      <div className={styles.cards}>
        {cell.lessons.map((planned) => (
          <LessonCard
            key={lessonKey(planned.lesson)}
            planned={planned}
            isNow={isNow}
            saysWeeks={saysWeeks}
            inARow={inARow}
            variant="table"
            of={of}
          />
        ))}
      </div>
    </td>
  );
}
