/** How wide the columns of a printed table are, and which of them stand beside each other. */

export interface PrintedColumn {
  /** Its place in the table. */
  index: number;
  isNumber: boolean;
  /** In points, with the space at both sides. */
  width: number;
}

/** A name takes at most so much in its line; a longer one goes on in the next. */
const WIDEST = 210;
const NARROWEST = 30;

interface Sizes {
  /** Of a page, between its margins. */
  room: number;
  /** At both sides of a cell together. */
  pad: number;
  widthOf: (text: string, isBold: boolean) => number;
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((found, text) => (text.length > found.length ? text : found), '');

/** A column as wide as its longest text, within bounds; those that name the rows take at most half of the page together. */
export function columnWidths(
  columns: readonly { isNumber: boolean }[],
  lines: readonly { cells: readonly string[]; isBold?: boolean }[],
  { room, pad, widthOf }: Sizes,
): readonly PrintedColumn[] {
  const [head, ...body] = lines;
  const wanted = columns.map(({ isNumber }, index) => {
    const title = longest((head?.cells[index] ?? '').split(/\s/));
    const text = longest(body.map(({ cells }) => cells[index] ?? ''));
    // Sums stand in bold below the figures.
    const natural = Math.max(widthOf(title, true), widthOf(text, isNumber)) + pad + 1;
    return { index, isNumber, width: Math.min(WIDEST, Math.max(NARROWEST, natural)) };
  });
  const naming = wanted.filter(({ isNumber }) => !isNumber).reduce((sum, { width }) => sum + width, 0);
  const half = wanted.some(({ isNumber }) => isNumber) ? room / 2 : room;
  const share = Math.min(1, half / naming);
  return wanted.map((column) => (column.isNumber ? column : { ...column, width: column.width * share }));
}

/** The columns of each row of pages: those that name the rows, and as many figures as fit beside them. */
export function sheetsOf(
  columns: readonly PrintedColumn[],
  room: number,
): readonly (readonly PrintedColumn[])[] {
  const naming = columns.filter(({ isNumber }) => !isNumber);
  const left = room - naming.reduce((sum, { width }) => sum + width, 0);
  const sheets: PrintedColumn[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const column of columns.filter(({ isNumber }) => isNumber)) {
    if (used + column.width > left) {
      sheets.push([...naming]);
      used = 0;
    }
    sheets.at(-1)?.push(column);
    used += column.width;
  }
  return sheets.length === 0 ? [naming] : sheets;
}
