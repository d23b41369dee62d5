import { type Cell, csvText } from './csv.ts';
import type { Context } from './io.ts';
import { columnWidths, cut, jsonText, paint, printable, tableLines } from './output.ts';

/** A column of a command's list. */
export interface Column<R> {
  /** Its name in CSV, the same in every language. */
  key: string;
  /** Its header in a table. */
  head: string;
  value: (row: R) => Cell;
  /** The value as a table shows it, when that differs from CSV: the word for a code. */
  display?: (row: R) => Cell;
  /** Whether the column is aligned to the right. */
  isNumber?: boolean;
}

const GAP = 2;
const NARROWEST = 6;

/** Returns widths that fit into `room`: shrinks the widest columns first, down to a few letters. */
export function fittedWidths(widths: readonly number[], room: number): number[] {
  const fitted = [...widths];
  let excess = fitted.reduce((sum, width) => sum + width + GAP, -GAP) - room;
  while (excess > 0) {
    const widest = Math.max(...fitted);
    if (widest <= NARROWEST) break;
    fitted[fitted.indexOf(widest)] = widest - 1;
    excess -= 1;
  }
  return fitted;
}

function table<R>(context: Context, columns: readonly Column<R>[], rows: readonly R[]): string {
  const cells = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ value, display = value }) => printable(String(display(row) ?? '')))),
  ];
  // Output to a pipe is not truncated, because a program reads it.
  const room = context.stdout.isTTY ? context.stdout.columns || 80 : Number.POSITIVE_INFINITY;
  const widths = fittedWidths(columnWidths(cells), room);
  const [head = '', ...lines] = tableLines(
    cells.map((row) => row.map((cell, index) => cut(cell, widths[index] ?? 0))),
    columns.flatMap(({ isNumber }, index) => (isNumber ? [index] : [])),
  );
  return `${[paint(context.colour.stdout, 'bold', head), ...lines].join('\n')}\n`;
}

/**
 * Prints a command's list: as a table, with `--csv` the same columns under their keys, with `--json` the rows
 * unchanged. When there are none, prints `empty` on stderr.
 */
export function printRows<R>(
  context: Context,
  columns: readonly Column<R>[],
  rows: readonly R[],
  empty: string,
): void {
  const { stdout, stderr, json, csv } = context;
  if (json) stdout.write(jsonText(rows));
  else if (csv) {
    const values = rows.map((row) => columns.map(({ value }) => value(row)));
    stdout.write(csvText([columns.map(({ key }) => key), ...values]));
  } else if (rows.length > 0) stdout.write(table(context, columns, rows));
  if (rows.length === 0) stderr.write(`${empty}\n`);
}
