import { encode } from 'uqr';
import { regular } from './fonts/own-fonts.ts';
import type { Check } from './parts.ts';
import { drawArtifact, type Structure } from './structure.ts';

/** Height of a page footer with a code, in points; the side of the code is nearly three centimetres. */
export const FOOT = 106;
const SIDE = 80;
const GAP = 8;

/** Draws the QR code of a link as a square. */
export function drawCode(
  document: PDFKit.PDFDocument,
  link: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const module = side / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) document.rect(left + column * module, top + row * module, module, module);
  document.fill('black');
}

/** Returns functions that draw the code, its caption and its link in the footer of the current page. */
function footerOf(document: PDFKit.PDFDocument, { link, caption }: Check) {
  const { page } = document;
  const { left, right, bottom } = page.margins;
  const top = page.height - bottom + GAP;
  const width = page.width - left - right - SIDE - GAP;
  const room = { width, lineGap: 2 };
  return {
    box: [left, top, left + SIDE, top + SIDE] satisfies [number, number, number, number],
    drawCode: () => drawCode(document, link, { left, top, side: SIDE }),
    drawCaption: () =>
      document
        .font(regular)
        .fontSize(9)
        .text(caption, left + SIDE + GAP, top, room),
    drawLink: () => document.fontSize(6).text(link, { width, link, lineGap: 1 }),
  };
}

/**
 * Draws code, caption and link in the footer of every page from `first` on. Screen readers find them once, at the end.
 *
 * @param alt describes the code
 */
export function drawChecks(
  document: PDFKit.PDFDocument,
  structure: Structure,
  check: Check,
  { alt, first }: { alt: string; first: number },
): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = first; index < start + count; index += 1) {
    const page = document.switchToPage(index);
    const { bottom } = page.margins;
    const footer = footerOf(document, check);
    // Text below the margin would begin a new page.
    page.margins.bottom = 0;
    if (index === first) {
      structure.add('Figure', footer.drawCode, { alt, bbox: footer.box });
      structure.add('P', footer.drawCaption);
      structure.group('P', (line) => line.add('Link', footer.drawLink));
    } else
      drawArtifact(document, 'Pagination', () => {
        footer.drawCode();
        footer.drawCaption();
        footer.drawLink();
      });
    page.margins.bottom = bottom;
  }
}
