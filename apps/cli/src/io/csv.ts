/** A cell of a table: nothing is null. */
export type Cell = string | number | null;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@]/;

function csvCell(cell: Cell): string {
  if (cell === null || typeof cell === 'number') return String(cell ?? '');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front: what people
 * typed into a form must not run on the machine of whoever opens the file.
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
