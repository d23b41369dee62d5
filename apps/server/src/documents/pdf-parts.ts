import { bold, regular } from './fonts/own-fonts.ts';
import type { Part } from './parts.ts';
import { MARGIN, type Sheet, SIZE } from './sheet.ts';
import { drawSignatures } from './signatures.ts';

/** Draws a name and its value on one line; the value may be a link. */
function drawPair(
  { document, structure }: Sheet,
  [name, value, href = null]: readonly [name: string, value: string, href?: string | null],
): void {
  structure.group('P', (pair) => {
    pair.draw(() => document.fontSize(SIZE).font(bold).text(`${name}: `, { continued: true }));
    document.font(regular);
    pair.addText(href === null ? 'Span' : 'Link', value, (text) =>
      document.text(text, { lineGap: 2, link: href }),
    );
  });
}

/** Draws a part below the previous one, on a new page when there is no space. */
export function drawPart(sheet: Sheet, part: Part): void {
  const { document, structure } = sheet;
  if ('heading' in part) {
    document.moveDown(0.6);
    document.font(bold).fontSize(13);
    structure.addText('H2', part.heading, (text) => document.text(text));
    document.moveDown(0.3);
  } else if ('text' in part) {
    document.font(regular).fontSize(SIZE);
    structure.addText('P', part.text, (text) => document.text(text, { align: 'left', lineGap: 2 }));
    document.moveDown(0.5);
  } else if ('lines' in part) {
    for (const pair of part.lines) drawPair(sheet, pair);
    document.moveDown(0.5);
  } else if ('ends' in part) {
    const [left, right] = part.ends;
    const { y } = document;
    document.font(regular).fontSize(SIZE);
    if (left !== '') structure.addText('P', left, (text) => document.text(text, MARGIN, y));
    if (right !== '')
      structure.addText('P', right, (text) => document.text(text, MARGIN, y, { align: 'right' }));
    document.moveDown();
  } else drawSignatures(sheet, part.signatures);
}
