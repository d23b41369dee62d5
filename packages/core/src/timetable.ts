import { inOrder, minutesOf } from './dates.ts';
import type { Lesson, PlannedLesson } from './schedule.ts';

/** One row of the table: the times of a pair. */
export interface TimeRow {
  start: string;
  end: string;
}

/** A cell that begins in `row` and is `span` rows tall; its lessons are stacked. */
export interface TimetableCell<L extends Lesson> {
  row: number;
  span: number;
  lessons: readonly PlannedLesson<L>[];
}

export interface Timetable<L extends Lesson> {
  rows: readonly TimeRow[];
  /** One column per day; cells in the order of rows, never overlapping. Rows without a cell are empty. */
  days: readonly (readonly TimetableCell<L>[])[];
}

const key = ({ start, end }: TimeRow): string => `${start}-${end}`;
const timeOf = ({ lesson }: PlannedLesson<Lesson>): TimeRow => ({
  start: lesson.startLessonTime,
  end: lesson.endLessonTime,
});

/** Returns a key that is equal for repetitions of a lesson, ignoring times and dates. */
function sameness({ lesson, weeks }: PlannedLesson<Lesson>): string {
  const own = { startLessonTime: '', endLessonTime: '', startLessonDate: '', endLessonDate: '' };
  return JSON.stringify([weeks, { ...lesson, ...own }]);
}

const sameLessons = (a: readonly PlannedLesson<Lesson>[], b: readonly PlannedLesson<Lesson>[]): boolean =>
  a.length === b.length &&
  a.every((lesson, index) => b[index] !== undefined && sameness(lesson) === sameness(b[index]));

/** Returns the rows of a table for these days: every pair of times in use, in order. */
function rowsOf(days: readonly (readonly PlannedLesson<Lesson>[])[]): TimeRow[] {
  const rows = new Map(days.flat().map((planned) => [key(timeOf(planned)), timeOf(planned)]));
  return [...rows.values()].toSorted((a, b) => inOrder(key(a), key(b)));
}

/**
 * Lays out the days' lessons as a table of times × days. Lessons at the same time share one cell; equal lessons in
 * neighbouring rows become one tall cell (visual direction, "Schedule cell").
 */
export function timetable<L extends Lesson>(days: readonly (readonly PlannedLesson<L>[])[]): Timetable<L> {
  const rows = rowsOf(days);
  return {
    rows,
    days: days.map((lessons) => {
      const cells: TimetableCell<L>[] = [];
      rows.forEach((row, index) => {
        const here = lessons.filter((planned) => key(timeOf(planned)) === key(row));
        const above = cells.at(-1);
        if (here.length === 0) return;
        if (above && above.row + above.span === index && sameLessons(above.lessons, here)) above.span += 1;
        else cells.push({ row: index, span: 1, lessons: here });
      });
      return cells;
    }),
  };
}

/** Position of the current time among the rows of a table. */
export type NowMark =
  /** Within a row: the elapsed part (0 to 1), and the minutes left. */
  | { kind: 'during'; row: number; passed: number; left: number }
  /** Above a row that begins in this many minutes. */
  | { kind: 'before'; row: number; until: number };

/** Number of minutes before the first lesson from which the marker is shown. */
const SOON = 60;

/**
 * Returns at most one marker, and only for lessons of today: in the row that began last, otherwise above the next one.
 * Rows of other days, and rows within a longer one, have none. Null before the day begins and when it is over.
 * @param cells those of today
 * @param minute since midnight
 */
export function nowMark(
  rows: readonly TimeRow[],
  cells: readonly { row: number; span: number }[],
  minute: number,
): NowMark | null {
  const held = rows.flatMap(({ start, end }, row) =>
    cells.some((cell) => cell.row <= row && row < cell.row + cell.span)
      ? [{ row, start: minutesOf(start), end: minutesOf(end) }]
      : [],
  );
  const during = held.findLast(({ start, end }) => start <= minute && minute < end);
  if (during) {
    const { row, start, end } = during;
    return { kind: 'during', row, passed: (minute - start) / (end - start), left: end - minute };
  }
  const next = held.find(({ start }) => start > minute);
  if (!next) return null;
  const until = next.start - minute;
  return held.some(({ end }) => end <= minute) || until <= SOON
    ? { kind: 'before', row: next.row, until }
    : null;
}
