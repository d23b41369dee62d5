import { type Cell, csvText } from './csv.ts';
import type { Context } from './io.ts';
import { columnWidths, cut, jsonText, paint, printable, tableLines } from './output.ts';

/** A column of what a command lists. */
export interface Column<R> {
  /** Its name in CSV, the same in every language. */
  key: string;
  /** Its name above a table. */
  head: string;
  value: (row: R) => Cell;
  /** Numbers stand to the right. */
  isNumber?: boolean;
}

const GAP = 2;
const NARROWEST = 6;

/** Widths that fit into `room`: the widest columns give way first, down to a few letters. */
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
    ...rows.map((row) => columns.map(({ value }) => printable(String(value(row) ?? '')))),
  ];
  // In a pipe nothing is cut: a program reads it.
  const room = context.stdout.isTTY ? context.stdout.columns || 80 : Number.POSITIVE_INFINITY;
  const widths = fittedWidths(columnWidths(cells), room);
  const [head = '', ...lines] = tableLines(
    cells.map((row) => row.map((cell, index) => cut(cell, widths[index] ?? 0))),
    columns.flatMap(({ isNumber }, index) => (isNumber ? [index] : [])),
  );
  return `${[paint(context.colour.stdout, 'bold', head), ...lines].join('\n')}\n`;
}

/**
 * Prints what a command lists: as a table, with `--csv` the same columns under their keys, with `--json` the rows as they
 * are. Where there are none, `empty` says so on stderr.
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
