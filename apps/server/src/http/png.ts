import { createRequire } from 'node:module';
import type { Drawing, DrawnText } from '@semestr/api/pages';

const fontFile = createRequire(import.meta.url);

/** PT Sans has all Cyrillic letters, and need not be installed on the machine. */
const fonts = {
  plain: fontFile.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  bold: fontFile.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Invisible letters, the highest and the lowest: they give all lines of a size the same height, whatever their text.
 */
const STRUT = '<span alpha="1"> Йр</span>';

/** Loaded on first use: it is large, and only needed for link previews. */
const loadSharp = async () => (await import('sharp')).default;

/** Draws a line as a separate picture, cut to the maximum width. */
async function lineOf({ text, size, isBold, fill, width }: DrawnText): Promise<Buffer> {
  const sharp = await loadSharp();
  const line = sharp({
    text: {
      text: `<span foreground="${fill}">${escaped(text)}</span>${STRUT}`,
      font: `PT Sans ${isBold ? 'Bold ' : ''}${size}`,
      fontfile: isBold ? fonts.bold : fonts.plain,
      rgba: true,
      // At 72 dots per inch a point is a pixel.
      dpi: 72,
      wrap: 'none',
    },
  });
  const { data, info } = await line.png().toBuffer({ resolveWithObject: true });
  if (info.width <= width) return data;
  return sharp(data)
    .extract({ left: 0, top: 0, width: Math.max(1, Math.floor(width)), height: info.height })
    .png()
    .toBuffer();
}

const rect = ({ x, y, width, height, fill }: Drawing['bars'][number]): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Renders a drawing as PNG. */
export async function pngOf({ width, height, ground, bars, texts }: Drawing): Promise<Buffer> {
  const shapes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bars.map(rect).join('')}</svg>`,
  );
  const sharp = await loadSharp();
  const lines = await Promise.all(
    texts.map(async (text) => ({
      input: await lineOf(text),
      left: Math.round(text.x),
      top: Math.round(text.y),
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: shapes, left: 0, top: 0 }, ...lines])
    .png({ palette: true })
    .toBuffer();
}
