import type { Report } from '@semestr/api/reports';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';

/** What all tables of reports have: rows in words, and the same cells for machines. */
export interface Table extends Pick<Report, 'rows' | 'values'> {
  columns: readonly Pick<Report['columns'][number], 'key' | 'title' | 'type'>[];
}

/** Prints the rows of a table: in words, or with `--csv` as machines read them. */
export function printTable(context: Context, table: Table, empty: string): void {
  const cells = context.csv ? table.values : table.rows;
  // A row is known by its place.
  const columns = table.columns.map(
    ({ key, title, type }, index): Column<number> => ({
      key,
      head: title,
      value: (row) => cells[row]?.[index] ?? null,
      isNumber: type === 'number',
    }),
  );
  printRows(context, columns, [...cells.keys()], empty);
}
