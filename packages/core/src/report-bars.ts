import { inOrder } from './dates.ts';

/** The bar chart next to the table of a report, built from the columns and rows that every report has. */

type Cell = string | number | null;

/** Parts of a report that a chart uses: cells in the order of the columns, for display and for programs. */
export interface Charted {
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly type: 'text' | 'number' | 'date';
    /** Whether the numbers of several rows can be added up. */
    readonly adds: boolean;
  }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly values: readonly (readonly Cell[])[];
}

export interface Bar {
  /** Label: "ФИС", "ФИС, 2", "сентябрь 2026". */
  name: string;
  value: number;
  /** Relative length, up to 1. */
  part: number;
}

export interface Bars {
  /** Titles of the columns that label the bars. */
  by: readonly string[];
  /** In chronological order, or the longest first. */
  bars: readonly Bar[];
  /** Rows without a bar: their number and sum; the sum is null when they cannot be added up. */
  others: { count: number; value: number | null } | null;
}

/** Maximum number of bars that can be distinguished at a glance. */
export const MAX_BARS = 12;

/** Returns the columns of numbers, one of which becomes bars. */
export const chartColumns = ({ columns }: Pick<Charted, 'columns'>): Charted['columns'] =>
  columns.filter(({ type }) => type === 'number');

/**
 * Returns the columns that name a row. A date after the first column is not a name, for example the date of the oldest
 * pending request.
 */
export const namingColumns = ({
  columns,
}: {
  columns: readonly { readonly type: string }[];
}): readonly number[] =>
  columns.flatMap(({ type }, index) => (type === 'text' || (type === 'date' && index === 0) ? [index] : []));

/** "2026-09", "2026-09-01", "2026-autumn": the alphabetical order of such values is chronological. */
const TIME = /^\d{4}-(?:\d{2}(?:-\d{2})?|autumn|spring)$/;

const isTime = ({ values }: Charted, column: number): boolean =>
  values.length > 0 && values.every((cells) => TIME.test(String(cells[column])));

/**
 * Chooses the columns that label the bars: the time if a column contains it, otherwise the first name. Numbers that
 * cannot be added up have a bar for each row, labelled with all its names.
 */
function chooseLabels(report: Charted, adds: boolean): { columns: readonly number[]; time: number | null } {
  const all = namingColumns(report);
  const time = all.find((column) => isTime(report, column)) ?? null;
  if (!adds) return { columns: all, time: all.length === 1 ? time : null };
  return { columns: all.length === 0 ? [] : [time ?? all[0] ?? 0], time };
}

/** Returns the bars of one column of numbers; none when the report has no such column, or all values are zero. */
export function barsOf(report: Charted, key: string): Bars {
  const at = report.columns.findIndex((column) => column.key === key);
  const adds = report.columns[at]?.adds ?? false;
  const { columns, time } = chooseLabels(report, adds);
  const found = new Map<string, { name: string; moment: string; value: number }>();
  for (const [index, cells] of report.values.entries()) {
    const value = cells[at];
    if (typeof value !== 'number') continue;
    const id = JSON.stringify(columns.map((column) => cells[column]));
    const name = columns.map((column) => report.rows[index]?.[column] ?? '–').join(', ');
    const moment = time === null ? '' : String(cells[time]);
    found.set(id, { name, moment, value: value + (found.get(id)?.value ?? 0) });
  }
  const all = [...found.values()].filter(({ value }) => value > 0);
  const ordered =
    time === null
      ? all.toSorted((a, b) => b.value - a.value)
      : all.toSorted((a, b) => inOrder(a.moment, b.moment));
  const visible = time === null ? ordered.slice(0, MAX_BARS) : ordered;
  const others = ordered.slice(visible.length);
  const longest = Math.max(0, ...visible.map(({ value }) => value));
  return {
    by: columns.map((column) => report.columns[column]?.title ?? ''),
    bars: visible.map(({ name, value }) => ({ name, value, part: value / longest })),
    others:
      others.length === 0
        ? null
        : { count: others.length, value: adds ? others.reduce((sum, { value }) => sum + value, 0) : null },
  };
}
