import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import { loadSharp } from './sharp.ts';

/** More pixels than any camera makes: such a file is meant to fill the memory. */
const MAX_PIXELS = 50_000_000;
/** Of a page: four times a screen of 4K would be drawn smaller anyway. */
const MAX_SCREENSHOT_PIXELS = 20_000_000;
/** One row of millions of pixels costs minutes, however few pixels it has. */
const MAX_SIDE = 16_384;
/** The largest picture of a camera takes two seconds; one that takes longer was made to. */
const MAX_SECONDS = 10;
/** Larger ones are decoded one after the other: each may take hundreds of megabytes. */
const CHEAP_PIXELS = 4_000_000;

const one = pLimit(1);

/** The pictures that cameras and browsers make. SVG is left out: it can hold scripts. */
const pictureTypes = new Set<string | undefined>(['image/jpeg', 'image/png', 'image/webp']);

/** The longest sides in pixels: of a scanned paper or a page, of a person, of a signature. */
const sides = { paper: 2400, portrait: 640, signature: 800 };

/**
 * Encodes a picture again from its pixels, the right way up and no larger than it need be, so that nothing else in the
 * file is stored: neither where it was taken nor hidden content. Null where the bytes are no picture.
 */
async function reencodeImage(
  bytes: Uint8Array,
  { side, as, maxPixels = MAX_PIXELS }: { side: number; as: 'png' | 'jpeg'; maxPixels?: number },
): Promise<Uint8Array | null> {
  if (!pictureTypes.has((await fileTypeFromBuffer(bytes))?.mime)) return null;
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (Math.max(width, height) > MAX_SIDE || width * height > maxPixels) return null;
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(size);
    const draw = () =>
      (as === 'png' ? image.png() : image.flatten({ background: 'white' }).jpeg()).toBuffer();
    return await (width * height > CHEAP_PIXELS ? one(draw) : draw());
  } catch {
    return null;
  }
}

/** A JPEG of a page that was shown; null also for more pixels than screens have. */
export const asScreenshot = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.paper, as: 'jpeg', maxPixels: MAX_SCREENSHOT_PIXELS });

/** A JPEG of a paper. */
export const asJpeg = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.paper, as: 'jpeg' });

/** A small JPEG of a person. */
export const asPortrait = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.portrait, as: 'jpeg' });

/** A signature, a PNG. */
export const asSignature = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.signature, as: 'png' });

/** How far the lightest and the darkest point of a drawing are apart at least, of 255. */
const INK = 64;

/** Whether something is drawn on a picture: on paper of one colour, transparent or not, with any pen. */
export async function hasInk(png: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  // A pen of the colour of one paper is seen on the other.
  for (const background of ['white', 'black']) {
    const { data, info } = await sharp(png)
      .flatten({ background })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(data, { raw: info }).stats();
    if (channels.some(({ min, max }) => max - min >= INK)) return true;
  }
  return false;
}
