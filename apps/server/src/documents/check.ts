import { encode } from 'uqr';
import type { Check } from './parts.ts';

/** Height of a page footer with a code, in points; the side of the code is nearly three centimetres. */
export const FOOT = 106;
const SIDE = 80;
const GAP = 8;

/** Draws the code and its caption in the page footer, and restores the cursor. */
export function drawCheck(document: PDFKit.PDFDocument, { link, caption }: Check, font: string): void {
  const { x, y, page } = document;
  const { left, right, bottom } = page.margins;
  const top = page.height - bottom + GAP;
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const module = SIDE / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) document.rect(left + column * module, top + row * module, module, module);
  document.fill('black');
  // Text below the margin would begin a new page.
  page.margins.bottom = 0;
  const width = page.width - left - right - SIDE - GAP;
  document
    .font(font)
    .fontSize(9)
    .text(caption, left + SIDE + GAP, top, { width, lineGap: 2 });
  document.fontSize(6).text(link, { width, link, lineGap: 1 }).fontSize(11);
  page.margins.bottom = bottom;
  document.x = x;
  document.y = y;
}
