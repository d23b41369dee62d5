import type { Report } from '@semestr/api/reports';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';

/** Common shape of the tables of reports: rows for display, and the same cells for programs. */
export interface Table extends Pick<Report, 'rows' | 'values'> {
  columns: readonly Pick<Report['columns'][number], 'key' | 'title' | 'type'>[];
}

/** Prints the rows of a table: for display, or with `--csv` for programs. */
export function printTable(context: Context, table: Table, empty: string): void {
  const cells = context.csv ? table.values : table.rows;
  // Rows are identified by their index.
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
