import { guardText } from '@semestr/core/table-exports/cell';

/** A cell of a table; null when empty. */
export type Cell = string | number | null;

function csvCell(cell: Cell): string {
  if (cell === null || typeof cell === 'number') return String(cell ?? '');
  const text = guardText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as CSV (RFC 4180). A text that a spreadsheet would execute as a formula is prefixed with an apostrophe,
 * so that user input is never executed on the machine that opens the file.
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
