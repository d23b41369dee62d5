import { bold, regular } from './fonts/own-fonts.ts';
import { drawArtifact, type Structure } from './structure.ts';
import type { PrintedColumn } from './table-widths.ts';

export const MARGIN = 36;
export const SIZE = 8;
export const PAD = 3;
export const GREY = '#555555';

export interface Line {
  /** Formatted texts, one for each column. */
  cells: readonly string[];
  isBold?: boolean;
}

/**
 * Draws a line of the table at the cursor: numbers right-aligned, texts left-aligned. Moves the cursor to its end.
 *
 * @param drawCell places each cell in the structure of the document
 */
function drawCells(
  document: PDFKit.PDFDocument,
  columns: readonly PrintedColumn[],
  line: Line,
  drawCell: (text: string, draw: (text: string) => void) => void,
): void {
  const top = document.y + PAD;
  let left = MARGIN;
  let bottom = top + SIZE;
  document.font(line.isBold ? bold : regular).fontSize(SIZE);
  for (const { index, width, isNumber } of columns) {
    const room = { width: width - 2 * PAD, align: isNumber ? 'right' : 'left' } as const;
    const cellLeft = left + PAD;
    // The cursor must not stay at the end of the previous cell.
    document.y = top;
    drawCell(line.cells[index] ?? '', (text) => document.text(text, cellLeft, top, room));
    bottom = Math.max(bottom, document.y);
    left += width;
  }
  document.x = MARGIN;
  document.y = bottom + PAD;
}

export function drawRow(
  document: PDFKit.PDFDocument,
  table: Structure,
  columns: readonly PrintedColumn[],
  line: Line,
): void {
  table.group('TR', (row) =>
    drawCells(document, columns, line, (text, draw) => row.addText('TD', text, draw)),
  );
}

/** Draws the header row; on further pages of the same table it repeats and is not read again. */
export function drawHead(
  document: PDFKit.PDFDocument,
  table: Structure | null,
  columns: readonly PrintedColumn[],
  line: Line,
): void {
  if (table)
    table.group('TR', (row) =>
      drawCells(document, columns, line, (text, draw) => row.addText('TH', text, draw, { scope: 'Column' })),
    );
  else
    drawArtifact(document, 'Pagination', () =>
      drawCells(document, columns, line, (text, draw) => draw(text)),
    );
}

export function heightOf(
  document: PDFKit.PDFDocument,
  columns: readonly PrintedColumn[],
  line: Line,
): number {
  document.font(line.isBold ? bold : regular).fontSize(SIZE);
  const heights = columns.map(({ index, width }) =>
    document.heightOfString(line.cells[index] ?? '', { width: width - 2 * PAD }),
  );
  return Math.max(SIZE, ...heights) + 2 * PAD;
}

/** Draws a rule at the cursor, below a row. */
export function drawRule(
  document: PDFKit.PDFDocument,
  width: number,
  { color, thick }: { color: string; thick: number },
): void {
  drawArtifact(document, 'Layout', () =>
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + width, document.y)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke(),
  );
}
