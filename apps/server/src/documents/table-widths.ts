/** A column of a printed table with its width. */

export interface PrintedColumn {
  /** Index in the table. */
  index: number;
  isNumber: boolean;
  /** In points, including the padding on both sides. */
  width: number;
}

/** Maximum width; longer text wraps. */
const WIDEST = 210;
const NARROWEST = 30;

interface Sizes {
  /** Width of a page between its margins. */
  room: number;
  /** Padding on both sides of a cell together. */
  pad: number;
  widthOf: (text: string, isBold: boolean) => number;
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((found, text) => (text.length > found.length ? text : found), '');

/**
 * Computes column widths from the longest texts, within bounds; the columns that name the rows take at most half of the
 * page together.
 */
export function columnWidths(
  columns: readonly { isNumber: boolean }[],
  lines: readonly { cells: readonly string[]; isBold?: boolean }[],
  { room, pad, widthOf }: Sizes,
): readonly PrintedColumn[] {
  const [head, ...body] = lines;
  const idealWidths = columns.map(({ isNumber }, index) => {
    const title = longest((head?.cells[index] ?? '').split(/\s/));
    const text = longest(body.map(({ cells }) => cells[index] ?? ''));
    // Totals are in bold below the numbers.
    const natural = Math.max(widthOf(title, true), widthOf(text, isNumber)) + pad + 1;
    return { index, isNumber, width: Math.min(WIDEST, Math.max(NARROWEST, natural)) };
  });
  const naming = idealWidths.filter(({ isNumber }) => !isNumber).reduce((sum, { width }) => sum + width, 0);
  const half = idealWidths.some(({ isNumber }) => isNumber) ? room / 2 : room;
  const share = Math.min(1, half / naming);
  return idealWidths.map((column) => (column.isNumber ? column : { ...column, width: column.width * share }));
}

/** Splits columns into pages: the columns that name the rows, with as many number columns as fit. */
export function sheetsOf(
  columns: readonly PrintedColumn[],
  room: number,
): readonly (readonly PrintedColumn[])[] {
  const naming = columns.filter(({ isNumber }) => !isNumber);
  const remaining = room - naming.reduce((sum, { width }) => sum + width, 0);
  const sheets: PrintedColumn[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const column of columns.filter(({ isNumber }) => isNumber)) {
    if (used + column.width > remaining) {
      sheets.push([...naming]);
      used = 0;
    }
    sheets.at(-1)?.push(column);
    used += column.width;
  }
  return sheets.length === 0 ? [naming] : sheets;
}
