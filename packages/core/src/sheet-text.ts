/** What people type into a marks sheet, and what travels between it and a spreadsheet. */

/** The marks of the journal. */
const MIN_MARK = 0;
const MAX_MARK = 10;

/** A mark of the journal; null where there is none. */
export type CellMark = number | null;

/**
 * The mark of a typed text: "8", also as a spreadsheet writes it with decimals ("8,0"); null of an empty one.
 * Undefined where it is no mark.
 */
export function markIn(text: string): CellMark | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, digits] = /^(\d{1,2})(?:[.,]0+)?$/.exec(typed) ?? [];
  const mark = Number(digits ?? Number.NaN);
  return mark >= MIN_MARK && mark <= MAX_MARK ? mark : undefined;
}

/** A value that a spreadsheet has put into quotes, for the tabs, line ends or quotes in it. */
const QUOTED = /^"(?<inside>(?:[^"]|"")*)"$/;

const unquoted = (value: string): string =>
  QUOTED.exec(value)?.groups?.['inside']?.replaceAll('""', '"') ?? value;

/** A value in quotes or without, with what ends it. */
const VALUE = /(?<value>"(?:[^"]|"")*"|[^\t\r\n]*)(?<end>\t|\r\n|\n|\r|$)/gy;

/** The rows of a copied range, as spreadsheets put them on the clipboard: values by tabs, rows by line ends. */
export function rowsOfText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { groups } of text.matchAll(VALUE)) {
    row.push(unquoted(groups?.['value'] ?? ''));
    if (groups?.['end'] === '\t') continue;
    rows.push(row);
    row = [];
    if (groups?.['end'] === '') break;
  }
  // The last row ends like the others.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** A range as a spreadsheet takes it from the clipboard. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');
