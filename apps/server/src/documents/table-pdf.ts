import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { bold, regular } from './fonts/own-fonts.ts';
import { makePdf } from './make-pdf.ts';
import { drawArtifact, type Structure, structureOf } from './structure.ts';
import { drawHead, drawRow, drawRule, GREY, heightOf, type Line, MARGIN, PAD, SIZE } from './table-lines.ts';
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

const HAIRLINE = '#bbbbbb';

/** Draws the header above the table: the university, the title, the filters, the date. */
function drawFrame(
  document: PDFKit.PDFDocument,
  structure: Structure,
  title: string,
  frame: SheetFrame,
): void {
  const { institution, madeOn, about = [] } = frame;
  document.x = MARGIN;
  document.y = MARGIN;
  document.font(regular).fontSize(9).fillColor(GREY);
  if (institution !== '') structure.addText('P', institution, (text) => document.text(text));
  document.font(bold).fontSize(14).fillColor('black');
  structure.addText('H1', title, (text) => document.text(text));
  document.moveDown(0.2).font(regular).fontSize(9);
  for (const line of about) structure.addText('P', line, (text) => document.text(text));
  document.fillColor(GREY);
  structure.addText('P', madeOn, (text) => document.text(text));
  document.fillColor('black').moveDown(0.6);
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
    const top = height - MARGIN + 8;
    drawArtifact(document, 'Pagination', () => {
      document.font(regular).fontSize(SIZE).fillColor(GREY);
      document.text(title, MARGIN, top, { ...at, width: at.width - 120, height: SIZE, ellipsis: true });
      document.text(numbered, MARGIN, top, { ...at, align: 'right' });
    });
  }
}

/** Formats the rows of a table, with the totals as the last one. */
function linesOf<T>({ columns, rows, totals, language }: PrintedTable<T>): readonly Line[] {
  const number = new Intl.NumberFormat(language);
  const cellText = (value: Cell): string =>
    typeof value === 'number' ? number.format(value) : (value ?? '–');
  const lines = rows.map((row) => ({ cells: columns.map(({ value }) => cellText(value(row))) }));
  if (!totals) return lines;
  const last = { cells: totals.map((value) => (value === null ? '' : cellText(value))), isBold: true };
  return [...lines, last];
}

interface Page {
  document: PDFKit.PDFDocument;
  columns: readonly PrintedColumn[];
  head: Line;
}

/** Draws the rows with some of the columns, on as many pages as needed. */
function drawTable({ document, columns, head }: Page, lines: readonly Line[], table: Structure): void {
  const width = columns.reduce((all, column) => all + column.width, 0);
  const bottom = document.page.height - MARGIN - SIZE;
  const begin = (structure: Structure | null): void => {
    drawHead(document, structure, columns, head);
    drawRule(document, width, { color: 'black', thick: 0.8 });
  };
  begin(table);
  for (const line of lines) {
    if (document.y + heightOf(document, columns, line) > bottom) {
      document.addPage();
      document.y = MARGIN;
      begin(null);
    }
    drawRow(document, table, columns, line);
    drawRule(document, width, { color: HAIRLINE, thick: 0.3 });
  }
}

/** Draws a note below the table, on a new page when there is no space. */
function drawNote(document: PDFKit.PDFDocument, structure: Structure, note: string): void {
  document.font(regular).fontSize(SIZE).moveDown();
  if (document.y + document.heightOfString(note) > document.page.height - MARGIN) {
    document.addPage();
    document.y = MARGIN;
  }
  structure.addText('P', note, (text) => document.text(text, MARGIN, document.y));
}

/**
 * Creates a PDF of a table on landscape A4. The header row is repeated on every page; columns that do not fit are moved
 * to additional pages, with the columns that name the rows repeated on the left.
 */
export function tablePdf<T>(table: PrintedTable<T>): Promise<Uint8Array> {
  const { title, columns, frame, language } = table;
  const head: Line = { cells: columns.map((column) => column.title), isBold: true };
  const lines = linesOf(table);
  const options = {
    title,
    now: frame.now,
    language,
    size: 'A4',
    layout: 'landscape',
    // Pages are added explicitly: drawing below the table must not add one.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
  } as const;
  return makePdf(options, (document, note) => {
    const structure = structureOf(document);
    const room = document.page.width - 2 * MARGIN;
    const widthOf = (text: string, isBold: boolean): number =>
      document
        .font(isBold ? bold : regular)
        .fontSize(SIZE)
        .widthOfString(text);
    const widths = columnWidths(columns, [head, ...lines], { room, pad: 2 * PAD, widthOf });
    for (const [index, sheet] of sheetsOf(widths, room).entries()) {
      if (index > 0) document.addPage();
      drawFrame(document, structure, title, frame);
      structure.group('Table', (inner) => drawTable({ document, columns: sheet, head }, lines, inner));
    }
    if (note !== null) drawNote(document, structure, note);
    drawFeet(document, title, language);
  });
}
