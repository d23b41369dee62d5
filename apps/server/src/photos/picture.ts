import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '@semestr/api/photos';

/** More pixels than a camera makes are a bomb. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 640;

/** How the kinds of pictures begin that cameras and browsers make; `null` is any byte. Drawings (SVG) are programs. */
const beginnings: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

const isPicture = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, at) => byte === null || bytes[at] === byte));

/** The bytes of a data URL, or of plain base64; some clients send it as JSON, with quotation marks. */
export function bytesOf(text: string): Uint8Array {
  const [, data = ''] = /^"?(?:data:[\w/.+-]{1,50};base64,)?([^"]*)"?\s*$/.exec(text) ?? [];
  return Buffer.from(data, 'base64');
}

/**
 * A small JPEG drawn anew from the pixels, the right way up: where it was taken and whatever else came with the file
 * is gone. Null where it is no picture.
 */
export async function portraitOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.length > MAX_PHOTO_BYTES || !isPicture(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return null;
  }
}
