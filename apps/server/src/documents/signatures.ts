import { bold, regular } from './fonts/own-fonts.ts';
import type { SignatureBlock } from './parts.ts';
import { GAP, MARGIN, type Sheet, SIZE } from './sheet.ts';
import { drawArtifact } from './structure.ts';

const BOX: [number, number] = [180, 64];

/** Draws the signature fields side by side; pictures do not move to the next page automatically. */
export function drawSignatures(
  { document, structure, describe }: Sheet,
  blocks: readonly SignatureBlock[],
): void {
  const width = (document.page.width - 2 * MARGIN - GAP) / 2;
  const [boxWidth, boxHeight] = BOX;
  document.fontSize(SIZE);
  const heightOf = ({ party, lines, caption }: SignatureBlock) =>
    document.heightOfString([party, ...lines, caption].join('\n'), { width, lineGap: 2 });
  const needed = Math.max(0, ...blocks.map(heightOf)) + boxHeight + SIZE;
  document.moveDown();
  if (document.y + needed > document.page.height - document.page.margins.bottom) document.addPage();
  const top = document.y;
  const above = blocks.map(({ party, lines }) => {
    const partyHeight = document.font(bold).heightOfString(party, { width, lineGap: 2 });
    document.font(regular);
    return lines.reduce(
      (bottom, line) => bottom + document.heightOfString(line, { width, lineGap: 2 }),
      top + partyHeight,
    );
  });
  // The signature lines are at the same height, but each block is read as a whole.
  const line = Math.max(top, ...above) + boxHeight;
  const below = blocks.map(({ party, lines, picture, caption }, index) => {
    const left = MARGIN + index * (width + GAP);
    structure.group('Div', (block) => {
      document.font(bold);
      block.addText('P', party, (text) => document.text(text, left, top, { width, lineGap: 2 }));
      document.font(regular);
      for (const detail of lines)
        block.addText('P', detail, (text) => document.text(text, left, document.y, { width, lineGap: 2 }));
      if (picture)
        block.add(
          'Figure',
          () => document.image(Buffer.from(picture), left, line - boxHeight, { fit: BOX }),
          { alt: describe('signature', caption), bbox: [left, line - boxHeight, left + boxWidth, line] },
        );
      drawArtifact(document, 'Layout', () =>
        document
          .moveTo(left, line)
          .lineTo(left + boxWidth, line)
          .stroke(),
      );
      document.y = line + 4;
      document.fontSize(SIZE - 2);
      if (caption !== '')
        block.addText('P', caption, (text) => document.text(text, left, line + 4, { width }));
      document.fontSize(SIZE);
    });
    return document.y;
  });
  document.x = MARGIN;
  document.y = Math.max(line, ...below);
  document.moveDown();
}
