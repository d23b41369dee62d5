/** Bounds a workbook's XML before it is parsed, because parsers allocate the whole rectangle that references span. */

/** Maximum number of rows in Excel; a sheet with more was not written by it. */
const EXCEL_ROWS = 1_048_576;
/** Three times the limit of a table, because workbooks also contain cells with only formatting. */
export const MAX_CELLS = 1_000_000;
/** Limit for the shared strings of a workbook. */
const MAX_STRINGS = 500_000;

const prefix = '(?:[\\w.-]+:)?';
const attributes = '(?:\\s[^<>]*)?';
const noValue = `(?:<${prefix}v\\s*/>|<${prefix}v></${prefix}v>)?`;

const stringTag = new RegExp(`<${prefix}si(?=[\\s/>])`, 'g');
const rowOrCell = new RegExp(`<${prefix}(row|c)(?=[\\s/>])([^<>]*)`, 'g');
const reference = new RegExp(`(?:^|\\s)${prefix}r\\s*=\\s*["']([A-Za-z]*)(\\d+)["']`);
const blankCell = new RegExp(`<${prefix}c${attributes}(?:/>|>${noValue}</${prefix}c>)`, 'g');
const blankRow = new RegExp(`<${prefix}row${attributes}(?:/>|>\\s*</${prefix}row>)`, 'g');

/** Converts a column's letters to its number: A is 1. */
export const columnOf = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether a workbook has no more strings than a table can use. */
export function hasFewStrings(xml: string): boolean {
  let count = 0;
  stringTag.lastIndex = 0;
  while (stringTag.test(xml)) {
    count += 1;
    if (count > MAX_STRINGS) return false;
  }
  return true;
}

/**
 * Returns the number of rows and columns that the references of a sheet span; null as soon as it has more rows or cells
 * than Excel writes.
 */
function spanOf(xml: string): { rows: number; columns: number } | null {
  let [cells, rows, columns, lastRow] = [0, 0, 0, 0];
  for (const [, tag, inside = ''] of xml.matchAll(rowOrCell)) {
    if (tag === 'c') cells += 1;
    else rows += 1;
    if (rows > EXCEL_ROWS || cells > MAX_CELLS) return null;
    const [, column = '', row = ''] = reference.exec(inside) ?? [];
    lastRow = Math.max(lastRow, Number(row));
    columns = Math.max(columns, columnOf(column));
  }
  return { rows: Math.max(rows, lastRow), columns };
}

/**
 * Returns a sheet of at most `maxRows` rows and MAX_CELLS cells up to its last row, without the blank cells and rows
 * that Excel writes for formatting only; null when it is larger.
 */
export function boundedSheet(xml: string, maxRows: number): string | null {
  const fits = (span: { rows: number; columns: number }) =>
    span.rows <= maxRows && span.rows * span.columns <= MAX_CELLS;
  const all = spanOf(xml);
  if (!all) return null;
  if (fits(all)) return xml;
  const filled = xml.replaceAll(blankCell, '').replaceAll(blankRow, '');
  const span = spanOf(filled);
  return span && fits(span) ? filled : null;
}
