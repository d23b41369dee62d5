import { inOrder, minutesOf } from './dates.ts';
import type { Lesson, PlannedLesson } from './schedule.ts';

/** One row of the printed table: a pair's times. */
export interface TimeRow {
  start: string;
  end: string;
}

/** A cell that begins in `row` and is `span` rows tall; its lessons stand one under the other. */
export interface TimetableCell<L extends Lesson> {
  row: number;
  span: number;
  lessons: readonly PlannedLesson<L>[];
}

export interface Timetable<L extends Lesson> {
  rows: readonly TimeRow[];
  /** One column per day; cells in order of rows, never overlapping. Rows without a cell are empty. */
  days: readonly (readonly TimetableCell<L>[])[];
}

const key = ({ start, end }: TimeRow): string => `${start}-${end}`;
const timeOf = ({ lesson }: PlannedLesson<Lesson>): TimeRow => ({
  start: lesson.startLessonTime,
  end: lesson.endLessonTime,
});

/** What makes two lessons in a row "the same lesson again"; times and dates aside. */
function sameness({ lesson, weeks }: PlannedLesson<Lesson>): string {
  const own = { startLessonTime: '', endLessonTime: '', startLessonDate: '', endLessonDate: '' };
  return JSON.stringify([weeks, { ...lesson, ...own }]);
}

const sameLessons = (a: readonly PlannedLesson<Lesson>[], b: readonly PlannedLesson<Lesson>[]): boolean =>
  a.length === b.length &&
  a.every((lesson, index) => b[index] !== undefined && sameness(lesson) === sameness(b[index]));

/** The rows of a table that shows these days: every pair of times in use, in order. */
function rowsOf(days: readonly (readonly PlannedLesson<Lesson>[])[]): TimeRow[] {
  const rows = new Map(days.flat().map((planned) => [key(timeOf(planned)), timeOf(planned)]));
  return [...rows.values()].toSorted((a, b) => inOrder(key(a), key(b)));
}

/**
 * Lays the days' lessons into a table of times × days. Lessons of one time are one cell; equal lessons in
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

/** Where the present time stands among the rows of a table. */
export type NowMark =
  /** Within a row: how much of it has passed (0 to 1), and how many minutes are left. */
  | { kind: 'during'; row: number; passed: number; left: number }
  /** Above a row that begins in so many minutes. */
  | { kind: 'before'; row: number; until: number };

/** How many minutes before the first lesson the table begins to say so. */
const SOON = 60;

/**
 * One mark at most, and only for what is held today: in the row that began last, else above the next one. Rows of other
 * days, and rows that a longer one contains, have none. Null before the day begins and when it is over.
 * @param cells today's
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
