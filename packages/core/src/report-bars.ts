import { inOrder } from './dates.ts';

/** The chart of a report: which bars stand beside its table, made of the columns and rows that every report has. */

type Cell = string | number | null;

/** What of a report a chart is made of: cells in the order of the columns, in words and for machines. */
export interface Charted {
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly type: 'text' | 'number' | 'date';
    /** The numbers of several rows may be added up. */
    readonly adds: boolean;
  }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly values: readonly (readonly Cell[])[];
}

export interface Bar {
  /** What is counted there: "ФИС", "ФИС, 2", "сентябрь 2026". */
  name: string;
  value: number;
  /** How long it is, of 1. */
  part: number;
}

export interface Bars {
  /** By what there are bars: the titles of the columns that name them. */
  by: readonly string[];
  /** In the order of time, or the longest first. */
  bars: readonly Bar[];
  /** Those that have no bar of their own: how many, and what they come to; null where they cannot be added up. */
  others: { count: number; value: number | null } | null;
}

/** So many bars can be told apart at a look. */
export const MAX_BARS = 12;

/** Columns of numbers, of which one becomes bars. */
export const chartColumns = ({ columns }: Pick<Charted, 'columns'>): Charted['columns'] =>
  columns.filter(({ type }) => type === 'number');

/** Columns that name a row; a date that does not begin the row names nothing: since when the first request waits. */
export const namingColumns = ({
  columns,
}: {
  columns: readonly { readonly type: string }[];
}): readonly number[] =>
  columns.flatMap(({ type }, index) => (type === 'text' || (type === 'date' && index === 0) ? [index] : []));

/** "2026-09", "2026-09-01", "2026-autumn": such values are in the order of time as they are in that of letters. */
const TIME = /^\d{4}-(?:\d{2}(?:-\d{2})?|autumn|spring)$/;

const isTime = ({ values }: Charted, column: number): boolean =>
  values.length > 0 && values.every((cells) => TIME.test(String(cells[column])));

/**
 * By what the bars are: by time where a column tells it, else by the first name. Numbers that cannot be added up have a bar for
 * each row, which bears all of its names.
 */
function naming(report: Charted, adds: boolean): { columns: readonly number[]; time: number | null } {
  const all = namingColumns(report);
  const time = all.find((column) => isTime(report, column)) ?? null;
  if (!adds) return { columns: all, time: all.length === 1 ? time : null };
  return { columns: all.length === 0 ? [] : [time ?? all[0] ?? 0], time };
}

/** The bars of one column of numbers; none where the report has no such column, or nothing is counted. */
export function barsOf(report: Charted, key: string): Bars {
  const at = report.columns.findIndex((column) => column.key === key);
  const adds = report.columns[at]?.adds ?? false;
  const { columns, time } = naming(report, adds);
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
  const shown = time === null ? ordered.slice(0, MAX_BARS) : ordered;
  const others = ordered.slice(shown.length);
  const longest = Math.max(0, ...shown.map(({ value }) => value));
  return {
    by: columns.map((column) => report.columns[column]?.title ?? ''),
    bars: shown.map(({ name, value }) => ({ name, value, part: value / longest })),
    others:
      others.length === 0
        ? null
        : { count: others.length, value: adds ? others.reduce((sum, { value }) => sum + value, 0) : null },
  };
}
