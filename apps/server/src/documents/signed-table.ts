import type { Language } from '@semestr/core/languages';
import { bold, regular } from './fonts/own-fonts.ts';
import { makePdf } from './make-pdf.ts';
import { drawArtifact, type Structure, structureOf } from './structure.ts';
import type { SheetFrame } from './workbook.ts';

interface SignedTable {
  title: string;
  frame: SheetFrame;
  columns: readonly { title: string; width: number; isNumber?: boolean }[];
  rows: readonly (readonly string[])[];
  /** Sentences below the table. */
  foot: readonly string[];
  /** The signatory: the party, and the name beside the line. */
  signatures: readonly (readonly [party: string, name: string])[];
  language: Language;
}

const MARGIN = 42;
const SIZE = 9.5;
/** Room for handwriting. */
const ROW = 19;
const PAD = 4;
const LINE = '#777777';

/** Draws the cells of a row in boxes at the cursor; a text that is too long for its column ends in "…". */
function drawRow(
  document: PDFKit.PDFDocument,
  columns: SignedTable['columns'],
  cells: readonly string[],
  drawCell: (text: string, draw: (text: string) => void) => void,
): void {
  const top = document.y;
  let left = MARGIN;
  for (const [index, { width, isNumber }] of columns.entries()) {
    const at = left;
    drawArtifact(document, 'Layout', () =>
      document.rect(at, top, width, ROW).lineWidth(0.5).strokeColor(LINE).stroke(),
    );
    drawCell(cells[index] ?? '', (text) =>
      document.text(text, at + PAD, top + PAD, {
        width: width - 2 * PAD,
        height: ROW - PAD,
        ellipsis: true,
        lineBreak: false,
        align: isNumber ? 'right' : 'left',
      }),
    );
    left += width;
  }
  document.x = MARGIN;
  document.y = top + ROW;
}

function drawTable(document: PDFKit.PDFDocument, structure: Structure, { columns, rows }: SignedTable): void {
  const titles = columns.map(({ title }) => title);
  const bottom = document.page.height - MARGIN;
  document.font(bold).fontSize(SIZE);
  structure.group('TR', (row) =>
    drawRow(document, columns, titles, (text, draw) => row.addText('TH', text, draw, { scope: 'Column' })),
  );
  document.font(regular);
  for (const cells of rows) {
    if (document.y + ROW > bottom) {
      document.addPage();
      document.y = MARGIN;
      document.font(bold);
      drawArtifact(document, 'Pagination', () =>
        drawRow(document, columns, titles, (text, draw) => draw(text)),
      );
      document.font(regular);
    }
    structure.group('TR', (row) =>
      drawRow(document, columns, cells, (text, draw) => row.addText('TD', text, draw)),
    );
  }
}

/** Height of a line to sign. */
const SIGNATURE = 30;

function drawFoot(
  document: PDFKit.PDFDocument,
  structure: Structure,
  { foot, signatures }: SignedTable,
): void {
  const needed = foot.length * 2 * SIZE + signatures.length * SIGNATURE + SIZE;
  if (document.y + needed > document.page.height - MARGIN) {
    document.addPage();
    document.y = MARGIN;
  }
  document.moveDown(0.8);
  for (const line of foot) structure.addText('P', line, (text) => document.text(text, MARGIN, document.y));
  for (const [party, name] of signatures) {
    const top = document.y + SIGNATURE - SIZE;
    structure.group('P', (line) => {
      line.addText('Span', party, (text) => document.text(text, MARGIN, top));
      drawArtifact(document, 'Layout', () =>
        document
          .moveTo(MARGIN + 130, top + SIZE)
          .lineTo(MARGIN + 300, top + SIZE)
          .lineWidth(0.5)
          .stroke(),
      );
      if (name !== '') line.addText('Span', name, (text) => document.text(text, MARGIN + 312, top));
    });
    document.y = top + SIZE;
  }
}

/** Creates a PDF of a table on portrait A4, with room for handwriting, and lines to sign below it. */
export function signedTablePdf(table: SignedTable): Promise<Uint8Array> {
  const { title, frame, language } = table;
  const options = {
    title,
    now: frame.now,
    language,
    size: 'A4',
    // Pages are added explicitly.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
  } as const;
  return makePdf(options, (document, note) => {
    const structure = structureOf(document);
    document.font(regular).fontSize(SIZE);
    if (frame.institution !== '') structure.addText('P', frame.institution, (text) => document.text(text));
    document.moveDown(0.6).font(bold).fontSize(14);
    structure.addText('H1', title, (text) => document.text(text));
    document.moveDown(0.3).font(regular).fontSize(SIZE);
    for (const line of frame.about ?? [])
      structure.addText('P', line, (text) => document.text(text, { lineGap: 2 }));
    document.moveDown(0.8);
    structure.group('Table', (inner) => drawTable(document, inner, table));
    drawFoot(document, structure, table);
    if (note !== null) structure.addText('P', note, (text) => document.moveDown().text(text));
  });
}
