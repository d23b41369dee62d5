/** Text typed into a marks sheet, and exchanged with a spreadsheet. */

/** The marks of the journal. */
const MIN_MARK = 0;
const MAX_MARK = 10;

/** A mark of the journal; null when there is none. */
export type CellMark = number | null;

/**
 * Parses a typed mark: "8", also with a spreadsheet's decimals ("8,0"); null when empty. Undefined when it is not a
 * mark.
 */
export function markIn(text: string): CellMark | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, digits] = /^(\d{1,2})(?:[.,]0+)?$/.exec(typed) ?? [];
  const mark = Number(digits ?? Number.NaN);
  return mark >= MIN_MARK && mark <= MAX_MARK ? mark : undefined;
}

/** A value that a spreadsheet has quoted because of tabs, line ends or quotes in it. */
const QUOTED = /^"(?<inside>(?:[^"]|"")*)"$/;

const unquoted = (value: string): string =>
  QUOTED.exec(value)?.groups?.['inside']?.replaceAll('""', '"') ?? value;

/** A value, quoted or not, with its delimiter. */
const VALUE = /(?<value>"(?:[^"]|"")*"|[^\t\r\n]*)(?<end>\t|\r\n|\n|\r|$)/gy;

/**
 * Parses a copied range into rows, in the clipboard format of spreadsheets: values separated by tabs, rows by line
 * ends.
 */
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
  // The last row has a line end too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** Formats a range in the clipboard format of spreadsheets. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');
