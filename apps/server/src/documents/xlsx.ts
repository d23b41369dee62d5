import { borders, frameRows, headerStyle, type SheetFrame, type SheetSpec, workbook } from './workbook.ts';

/** A column of a sheet; its value is computed from the row. */
export interface Column<T> {
  title: string;
  /** In characters. */
  width: number;
  value: (row: T) => string | number | null;
}

/** A table to be written to a sheet. */
export interface TableSpec<T> {
  title: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** Totals of all rows, cell by cell: placed below them and excluded from filters. */
  totals?: readonly (string | number | null)[];
  frame: SheetFrame;
}

/**
 * Creates a cell with a number or a text, never a formula: a text that begins with `=` stays a text, because its type
 * is set explicitly.
 */
export function cellOf(value: string | number | null) {
  const look = { ...borders, alignVertical: 'top' } as const;
  if (value === null) return look;
  return typeof value === 'number'
    ? { ...look, type: Number, value }
    : { ...look, type: String, value, wrap: true };
}

/** Creates the sheet of a table: university, title and date, then the frozen header row, and the rows. */
export function tableSheet<T>({ title, columns, rows, totals, frame }: TableSpec<T>): SheetSpec {
  const top = frameRows(title, frame);
  const header = columns.map((column) => ({ ...cellOf(column.title), ...headerStyle }));
  const body = rows.map((row) => columns.map(({ value }) => cellOf(value(row))));
  const foot = totals ? [totals.map((value) => ({ ...cellOf(value), fontWeight: 'bold' as const }))] : [];
  return {
    name: title,
    cells: [...top, header, ...body, ...foot],
    widths: columns.map(({ width }) => width),
    headRow: top.length + 1,
    footRows: foot.length,
    hasFilter: true,
    isOnePage: false,
  };
}

/** Creates a workbook of one table. */
export const xlsx = <T>(table: TableSpec<T>): Promise<Uint8Array> =>
  workbook(table.title, table.frame.now, [tableSheet(table)]);
