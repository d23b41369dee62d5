import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import { loadSharp } from './sharp.ts';

/** More pixels than any camera produces; a larger picture is an attempt to exhaust the memory. */
const MAX_PIXELS = 50_000_000;
/** For a screenshot: an area of four 4K screens would be scaled down anyway. */
const MAX_SCREENSHOT_PIXELS = 20_000_000;
/** A row of millions of pixels takes minutes, however few rows there are. */
const MAX_SIDE = 16_384;
/** The largest camera picture takes two seconds; a picture that takes longer is malicious. */
const MAX_SECONDS = 10;
/** Larger pictures are decoded sequentially: each may take hundreds of megabytes. */
const CHEAP_PIXELS = 4_000_000;

const one = pLimit(1);

/** Formats produced by cameras and browsers. SVG is excluded: it can contain scripts. */
const pictureTypes = new Set<string | undefined>(['image/jpeg', 'image/png', 'image/webp']);

/** The longest sides in pixels: of a scanned document or a page, of a portrait, of a signature. */
const sides = { paper: 2400, portrait: 640, signature: 800 };

/**
 * Re-encodes a picture from its pixels, upright and no larger than necessary, so that no metadata such as its location
 * and no hidden content is stored. Returns null when the bytes are not a picture.
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

/** Re-encodes a screenshot as JPEG; null also when it has more pixels than a screen. */
export const asScreenshot = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.paper, as: 'jpeg', maxPixels: MAX_SCREENSHOT_PIXELS });

/** Re-encodes a scanned document as JPEG. */
export const asJpeg = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.paper, as: 'jpeg' });

/** Re-encodes a portrait as a small JPEG. */
export const asPortrait = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.portrait, as: 'jpeg' });

/** Re-encodes a signature as PNG. */
export const asSignature = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.signature, as: 'png' });

/** Minimum difference between the lightest and the darkest point of a drawing, of 255. */
const INK = 64;

/** Whether a picture contains a drawing: on paper of one colour, transparent or not, with any pen. */
export async function hasInk(png: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  // A pen that blends into one background is visible on the other.
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
