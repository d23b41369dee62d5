import { columnWidths, printable } from '../../io/output.ts';
import type { Column } from '../../io/rows.ts';
import type { Context } from '../../io/io.ts';
import { checkName } from './faults.ts';
import { recordFields } from './fields.ts';
import type { Kind } from './kinds.ts';
import { cellOf, type Row } from './record.ts';

/** Returns the columns to show: the named ones ("name,facultyId"), otherwise every field. Throws for unknown names. */
export function columnNames(kind: Kind, named: string | undefined): string[] {
  const all = Object.keys(recordFields(kind));
  if (named === undefined) return all;
  const names = named
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  for (const name of names) checkName('unknownColumn', name, all);
  return names;
}

/** Columns of records. They are named after the fields of the API, by which they are filtered, sorted and edited. */
export const columnsOf = (names: readonly string[], records: readonly Row[]): Column<Row>[] =>
  names.map((name) => ({
    key: name,
    head: name,
    value: (record) => cellOf(record[name]),
    isNumber: records.every((record) => typeof (record[name] ?? 0) === 'number'),
  }));

/** Minimum readable width of a column, in characters, and the gap between columns. */
const READABLE = 16;
const GAP = 2;

/** Returns how many of the first columns fit side by side on a terminal in a readable width; all when there is none. */
export function fittingColumns(
  { stdout, csv, json }: Pick<Context, 'stdout' | 'csv' | 'json'>,
  columns: readonly Column<Row>[],
  records: readonly Row[],
): number {
  if (!stdout.isTTY || csv || json || records.length === 0) return columns.length;
  const cells = records.map((record) => columns.map(({ value }) => printable(String(value(record) ?? ''))));
  let room = (stdout.columns || 80) + GAP;
  const widths = columnWidths([columns.map(({ head }) => head), ...cells]);
  const first = widths.findIndex((width) => {
    room -= Math.min(width, READABLE) + GAP;
    return room < 0;
  });
  return first < 0 ? columns.length : Math.max(1, first);
}
