import type { Axis } from './axis.ts';
import type { LessonCell, Run } from './cells.ts';
import type { LessonText } from './lesson-text.ts';
import { EVERY_WEEK } from './lesson-times.ts';
import { EVEN_WEEKS, ODD_WEEKS } from './lessons-in-cell.ts';

/** Determines when a lesson takes place from the position of its cell: odd and even weeks, subgroups. */

/** The rows and columns of a table. */
export interface Table {
  readonly rows: readonly Axis[];
  readonly columns: readonly Axis[];
  readonly rowRuns: readonly Run[];
  readonly columnRuns: readonly Run[];
  /** Whether a column has lessons, not only details of those on its left. */
  readonly hasLessons: (column: number) => boolean;
  /** Whether the sheet has merged cells; a text file has none. */
  readonly hasMerges: boolean;
  readonly cells: readonly LessonCell[];
}

/** A class of a lesson. */
export interface Place {
  readonly axis: Axis;
  readonly groups: readonly string[];
  readonly weeks: string;
  readonly subgroup: string;
  /** Whether the upper of two rows without merged cells was read as every week. */
  readonly isAssumed: boolean;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Whether the rows of a class are those of its subgroups: each lesson has a different one. */
function separatesSubgroups(cells: readonly LessonCell[]): boolean {
  const subgroups = cells.flatMap(({ lessons }) => lessons.map(({ subgroup }) => subgroup));
  return subgroups.length > 1 && !subgroups.includes('') && new Set(subgroups).size === subgroups.length;
}

type Weeks = Pick<Place, 'weeks' | 'isAssumed'>;
const everyWeek: Weeks = { weeks: '', isAssumed: false };

/** Returns the weeks of a cell in the rows of one class: the upper half has odd, the lower half even weeks. */
function weeksInRun(cell: LessonCell, run: Run, { cells, hasMerges }: Table): Weeks {
  const middle = (run.from + run.to + 1) / 2;
  const isUpper = Math.max(cell.top, run.from) < middle;
  const isLower = Math.min(cell.bottom, run.to) + 1 > middle;
  if (run.from === run.to || (isUpper && isLower)) return everyWeek;
  const same = cells.filter(
    ({ top, bottom, left, right }) =>
      top <= run.to && run.from <= bottom && left <= cell.right && cell.left <= right,
  );
  if (separatesSubgroups(same)) return everyWeek;
  if (!hasMerges && isUpper && same.length === 1) return { weeks: '', isAssumed: true };
  return { weeks: isUpper ? ODD_WEEKS : EVEN_WEEKS, isAssumed: false };
}

/** Joins the weeks of rows with a head for them. */
function joinedWeeks(weeks: readonly (readonly number[])[]): string {
  const all = new Set(weeks.flat());
  const isEvery = all.size === 4 || weeks.some((some) => some.length === 0);
  return isEvery ? '' : [...all].toSorted((a, b) => a - b).join(', ');
}

/** Returns the subgroup of the columns that a cell covers; 0 for both. */
function subgroupOf(columns: readonly number[], table: Table): number {
  const titled = new Set(columns.map((column) => table.columns[column]?.subgroup));
  const [only] = titled;
  if (titled.size === 1 && only !== undefined) return only;
  const [first = 0] = columns;
  const { from, to } = table.columnRuns[first] ?? { from: first, to: first };
  const own = range(from, to).filter(table.hasLessons);
  const covered = own.filter((column) => columns.includes(column));
  return own.length === 2 && covered.length === 1 ? own.indexOf(covered[0] ?? 0) + 1 : 0;
}

const slotOf = ({ day, dates, number, start, end }: Axis): string =>
  JSON.stringify([day, dates, number, start, end]);

/** Lists the classes of a lesson, each with the groups of all columns and rows that its cell covers. */
export function placesOf(cell: LessonCell, lesson: LessonText, table: Table): readonly Place[] {
  const columns = range(cell.left, cell.right).filter(
    (column) => column === cell.left || table.hasLessons(column),
  );
  const fields = range(cell.top, cell.bottom).flatMap((row) =>
    columns.map((column) => ({ row, column, axis: { ...table.columns[column], ...table.rows[row] } })),
  );
  return [...Map.groupBy(fields, ({ axis }) => slotOf(axis)).values()].flatMap((some): Place[] => {
    const [first] = some;
    if (!first || slotOf(first.axis) === slotOf({})) return [];
    const groups = [...new Set(some.flatMap(({ axis }) => axis.groups ?? []))];
    const titled = some.flatMap(({ axis }) => (axis.weeks ? [axis.weeks] : []));
    const run = table.rowRuns[first.row] ?? { from: first.row, to: first.row };
    const byRow =
      titled.length > 0 ? { weeks: joinedWeeks(titled), isAssumed: false } : weeksInRun(cell, run, table);
    const ofRow = table.rows[first.row]?.subgroup;
    const subgroup =
      ofRow ??
      (groups.length > 1
        ? 0
        : subgroupOf(
            some.map(({ column }) => column),
            table,
          ));
    const byText = { weeks: lesson.weeks === EVERY_WEEK ? '' : lesson.weeks, isAssumed: false };
    return [
      {
        axis: first.axis,
        groups,
        ...(lesson.weeks === '' ? byRow : byText),
        subgroup: lesson.subgroup || (subgroup === 0 ? '' : String(subgroup)),
      },
    ];
  });
}
