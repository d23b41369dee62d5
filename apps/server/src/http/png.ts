import type { Drawing, DrawnText } from '@semestr/api/pages';

/** Loaded on first use, because they are large and only needed for link previews. */
const loadSharp = async () => (await import('sharp')).default;
const loadOutlines = () => import('../documents/fonts/outline.ts');

const rect = ({ x, y, width, height, fill }: Drawing['bars'][number]): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Draws a line below its upper edge, cut to the maximum width. */
async function lineOf({ x, y, text, size, isBold, fill, width }: DrawnText): Promise<string> {
  const { outlineOf } = await loadOutlines();
  const { path, highest } = await outlineOf(text, isBold ? 'bold' : 'regular', size);
  return (
    `<svg x="${x}" width="${width}">` +
    `<path fill="${fill}" transform="translate(0 ${y + highest})" d="${path}"/></svg>`
  );
}

/** Renders a drawing as PNG. */
export async function pngOf({ width, height, ground, bars, texts }: Drawing): Promise<Buffer> {
  const lines = await Promise.all(texts.map(lineOf));
  const sharp = await loadSharp();
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${bars.map(rect).join('')}${lines.join('')}</svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
}
