import { buffer } from 'node:stream/consumers';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { bold, regular } from './fonts.ts';
import { newPdf } from './new-pdf.ts';
import { columnWidths, type PrintedColumn, sheetsOf } from './table-widths.ts';
import { documentTexts } from './texts.ts';
import type { SheetFrame } from './workbook.ts';
import type { Column } from './xlsx.ts';

type Cell = string | number | null;

interface PrintedTable<T> {
  title: string;
  columns: readonly (Column<T> & { isNumber: boolean })[];
  rows: readonly T[];
  totals?: readonly Cell[];
  frame: SheetFrame;
  language: Language;
}

const MARGIN = 36;
const SIZE = 8;
const PAD = 3;
const GREY = '#555555';
const HAIRLINE = '#bbbbbb';

interface Line {
  /** Formatted texts, one for each column. */
  cells: readonly string[];
  isBold?: boolean;
}

/** Draws a line of the table at the cursor: numbers right-aligned, texts left-aligned. Moves the cursor to its end. */
function drawLine(document: PDFKit.PDFDocument, columns: readonly PrintedColumn[], line: Line): void {
  const top = document.y + PAD;
  let left = MARGIN;
  let bottom = top + SIZE;
  document.font(line.isBold ? bold : regular).fontSize(SIZE);
  for (const { index, width, isNumber } of columns) {
    const text = line.cells[index] ?? '';
    document.text(text, left + PAD, top, { width: width - 2 * PAD, align: isNumber ? 'right' : 'left' });
    bottom = Math.max(bottom, document.y);
    left += width;
  }
  document.x = MARGIN;
  document.y = bottom + PAD;
}

function heightOf(document: PDFKit.PDFDocument, columns: readonly PrintedColumn[], line: Line): number {
  document.font(line.isBold ? bold : regular).fontSize(SIZE);
  const heights = columns.map(({ index, width }) =>
    document.heightOfString(line.cells[index] ?? '', { width: width - 2 * PAD }),
  );
  return Math.max(SIZE, ...heights) + 2 * PAD;
}

function rule(
  document: PDFKit.PDFDocument,
  width: number,
  { color, thick }: { color: string; thick: number },
): void {
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + width, document.y)
    .lineWidth(thick)
    .strokeColor(color)
    .stroke();
}

/** Draws the header above the table: the university, the title, the filters, the date. */
function drawFrame(document: PDFKit.PDFDocument, title: string, frame: SheetFrame): void {
  const { institution, madeOn, about = [] } = frame;
  document.x = MARGIN;
  document.y = MARGIN;
  if (institution !== '') document.font(regular).fontSize(9).fillColor(GREY).text(institution);
  document.font(bold).fontSize(14).fillColor('black').text(title).moveDown(0.2);
  document.font(regular).fontSize(9);
  for (const line of about) document.text(line);
  document.fillColor(GREY).text(madeOn).fillColor('black').moveDown(0.6);
}

/** Draws "Page 2 of 5" in the footer of each page, with the title. */
function drawFeet(document: PDFKit.PDFDocument, title: string, language: Language): void {
  const t = translator(documentTexts, language);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const { width, height } = document.page;
    const at = { width: width - 2 * MARGIN, lineBreak: false } as const;
    const numbered = t('page', { page: page - start + 1, pages: count });
    document.font(regular).fontSize(SIZE).fillColor(GREY);
    document.text(title, MARGIN, height - MARGIN + 8, {
      ...at,
      width: at.width - 120,
      height: SIZE,
      ellipsis: true,
    });
    document.text(numbered, MARGIN, height - MARGIN + 8, { ...at, align: 'right' });
  }
}

/**
 * Creates a PDF of a table on landscape A4. The header row is repeated on every page; columns that do not fit are moved
 * to additional pages, with the columns that name the rows repeated on the left.
 */
export async function tablePdf<T>(table: PrintedTable<T>): Promise<Uint8Array> {
  const { title, columns, rows, totals, frame, language } = table;
  const document = await newPdf({
    size: 'A4',
    layout: 'landscape',
    // Pages are added explicitly: drawing below the table must not add one.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    font: regular,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: frame.now, ModDate: frame.now },
    bufferPages: true,
  });
  const number = new Intl.NumberFormat(language);
  const cellText = (value: Cell): string =>
    typeof value === 'number' ? number.format(value) : (value ?? '–');
  const head: Line = { cells: columns.map((column) => column.title), isBold: true };
  const lines: Line[] = rows.map((row) => ({ cells: columns.map(({ value }) => cellText(value(row))) }));
  if (totals)
    lines.push({ cells: totals.map((value) => (value === null ? '' : cellText(value))), isBold: true });
  const room = document.page.width - 2 * MARGIN;
  const widthOf = (text: string, isBold: boolean): number =>
    document
      .font(isBold ? bold : regular)
      .fontSize(SIZE)
      .widthOfString(text);
  const widths = columnWidths(columns, [head, ...lines], { room, pad: 2 * PAD, widthOf });
  const bottom = document.page.height - MARGIN - SIZE;

  for (const [index, sheet] of sheetsOf(widths, room).entries()) {
    const width = sheet.reduce((all, column) => all + column.width, 0);
    const begin = (): void => {
      drawLine(document, sheet, head);
      rule(document, width, { color: 'black', thick: 0.8 });
    };
    if (index > 0) document.addPage();
    drawFrame(document, title, frame);
    begin();
    for (const line of lines) {
      if (document.y + heightOf(document, sheet, line) > bottom) {
        document.addPage();
        document.y = MARGIN;
        begin();
      }
      drawLine(document, sheet, line);
      rule(document, width, { color: HAIRLINE, thick: 0.3 });
    }
  }
  drawFeet(document, title, language);
  document.end();
  return buffer(document);
}
