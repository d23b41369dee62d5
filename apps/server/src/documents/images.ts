import sharp from 'sharp';

/** More pixels than any camera makes are a bomb. */
const MAX_PIXELS = 50_000_000;

/** How the pictures begin that cameras and browsers make; `null` is any byte. Drawings (SVG) are programs. */
const beginnings: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

const isPicture = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, at) => byte === null || bytes[at] === byte));

/** The longest sides in pixels: of a scanned paper or a page, of a person, of a signature. */
const sides = { paper: 2400, portrait: 640, signature: 800 };

/**
 * A picture drawn anew from its pixels, the right way up and no larger than it need be: where it was taken and whatever
 * else came with the file is gone. Null where the bytes are no picture.
 */
async function reencodeImage(
  bytes: Uint8Array,
  { side, as }: { side: number; as: 'png' | 'jpeg' },
): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().resize(size);
    return await (as === 'png' ? image.png() : image.flatten({ background: 'white' }).jpeg()).toBuffer();
  } catch {
    return null;
  }
}

/** A JPEG of a paper or a page. */
export const asJpeg = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.paper, as: 'jpeg' });

/** A small JPEG of a person. */
export const asPortrait = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.portrait, as: 'jpeg' });

/** A signature, a PNG. */
export const asSignature = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  reencodeImage(bytes, { side: sides.signature, as: 'png' });
