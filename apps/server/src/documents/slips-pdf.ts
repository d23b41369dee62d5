import type { Language } from '@semestr/core/languages';
import { drawCode } from './check.ts';
import { bold, regular } from './fonts/own-fonts.ts';
import { makePdf } from './make-pdf.ts';
import { drawArtifact, type Structure, structureOf } from './structure.ts';
import { GREY } from './table-lines.ts';

/** A slip for one person, to be cut out. */
export interface Slip {
  name: string;
  lines: readonly string[];
  /** Instruction for using the code. */
  advice: string;
  until: string;
  link: string;
  /** Describes the code for screen readers. */
  code: string;
}

interface Slips {
  title: string;
  /** The institution, at the top of every slip; empty until it is entered. */
  head: string;
  slips: readonly Slip[];
  now: Date;
  language: Language;
}

/** Two columns of five on A4, in points. */
const COLUMNS = 2;
const ROWS = 5;
const PAGE = { width: 595.28, height: 841.89 };
const SLIP = { width: PAGE.width / COLUMNS, height: PAGE.height / ROWS };
const PAD = 16;
const SIDE = 84;
const GAP = 12;

/** Draws the lines between the slips, along which they are cut. */
function drawCuts(document: PDFKit.PDFDocument): void {
  drawArtifact(document, 'Layout', () => {
    document.save().lineWidth(0.5).dash(3, { space: 3 }).strokeColor(GREY);
    document.moveTo(SLIP.width, 0).lineTo(SLIP.width, PAGE.height).stroke();
    for (let row = 1; row < ROWS; row += 1)
      document
        .moveTo(0, row * SLIP.height)
        .lineTo(PAGE.width, row * SLIP.height)
        .stroke();
    document.restore();
  });
}

/** Draws a slip: the code at the right, the person and what to do at the left, the link below. */
function drawSlip(
  document: PDFKit.PDFDocument,
  structure: Structure,
  { head, slip, left, top }: { head: string; slip: Slip; left: number; top: number },
): void {
  const codeLeft = left + SLIP.width - PAD - SIDE;
  const room = { width: SLIP.width - 2 * PAD - SIDE - GAP };
  const bottom = top + SLIP.height - PAD;
  structure.group('Div', (part) => {
    document.y = top + PAD;
    const write = (text: string, size: number, lines: number): void => {
      document.fontSize(size);
      const height = lines * document.currentLineHeight(true);
      part.addText('P', text, (words) =>
        document.text(words, left + PAD, document.y, { ...room, height, ellipsis: true }),
      );
    };
    document.font(regular).fillColor(GREY);
    if (head !== '') write(head, 7.5, 2);
    document.font(bold).fillColor('black').moveDown(0.2);
    write(slip.name, 11, 2);
    document.font(regular).moveDown(0.15);
    for (const line of slip.lines) write(line, 9, 2);
    document.moveDown(0.3);
    write(slip.advice, 9, 3);
    document.fillColor(GREY).moveDown(0.3);
    write(slip.until, 8, 1);
    document.fillColor('black');
    const box: [number, number, number, number] = [codeLeft, top + PAD, codeLeft + SIDE, top + PAD + SIDE];
    part.add('Figure', () => drawCode(document, slip.link, { left: codeLeft, top: top + PAD, side: SIDE }), {
      alt: slip.code,
      bbox: box,
    });
    part.group('P', (line) =>
      line.add('Link', () => {
        document.fontSize(5.5);
        document.text(slip.link, left + PAD, bottom - 2 * document.currentLineHeight(true), {
          width: SLIP.width - 2 * PAD,
          link: slip.link,
        });
      }),
    );
  });
}

/** Creates a PDF with a slip for each person, ten on a page. */
export function slipsPdf({ title, head, slips, now, language }: Slips): Promise<Uint8Array> {
  const options = {
    title,
    now,
    language,
    size: 'A4',
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
  } as const;
  return makePdf(options, (document) => {
    const structure = structureOf(document);
    for (const [index, slip] of slips.entries()) {
      const place = index % (COLUMNS * ROWS);
      if (index > 0 && place === 0) document.addPage();
      if (place === 0) drawCuts(document);
      const left = (place % COLUMNS) * SLIP.width;
      const top = Math.floor(place / COLUMNS) * SLIP.height;
      drawSlip(document, structure, { head, slip, left, top });
    }
  });
}
