import { bordered, framed, headed, type SheetFrame, type SheetSpec, workbook } from './workbook.ts';

/** A column of a sheet: what stands in it follows from the row. */
export interface Column<T> {
  title: string;
  /** In letters. */
  width: number;
  value: (row: T) => string | number | null;
}

/** A table that becomes a sheet. */
export interface TableSpec<T> {
  title: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** What all rows come to, cell by cell: stands below them, and no filter sifts it. */
  totals?: readonly (string | number | null)[];
  frame: SheetFrame;
}

/**
 * A cell that is a number or a text, never anything to be computed: a text that begins with `=` stays one, because its
 * kind is written beside it.
 */
export function cellOf(value: string | number | null) {
  const look = { ...bordered, alignVertical: 'top' } as const;
  if (value === null) return look;
  return typeof value === 'number'
    ? { ...look, type: Number, value }
    : { ...look, type: String, value, wrap: true };
}

/** The sheet of a table: university, title and day, then the row of titles, which stays, and the rows. */
export function tableSheet<T>({ title, columns, rows, totals, frame }: TableSpec<T>): SheetSpec {
  const top = framed(title, frame);
  const header = columns.map((column) => ({ ...cellOf(column.title), ...headed }));
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

/** A workbook of one table. */
export const xlsx = <T>(table: TableSpec<T>): Promise<Uint8Array> =>
  workbook(table.title, table.frame.now, [tableSheet(table)]);
