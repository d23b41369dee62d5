import sharp from 'sharp';

/** More pixels than any photo of a paper has are a bomb. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2400;

/** How a JPEG and a PNG begin; other kinds of pictures are not read at all. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
].map((bytes) => Buffer.from(bytes));

/** The longest side of a signature. */
const SIGNATURE_SIDE = 800;

async function drawnAnew(
  bytes: Uint8Array,
  { side, as }: { side: number; as: 'png' | 'jpeg' },
): Promise<Uint8Array | null> {
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  if (!beginnings.some((beginning) => beginning.equals(bytes.subarray(0, beginning.length)))) return null;
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate().resize(size);
  try {
    return await (as === 'png' ? image.png() : image.flatten({ background: 'white' }).jpeg()).toBuffer();
  } catch {
    return null;
  }
}

/**
 * A picture drawn anew from its pixels, so that nothing else that it carried is kept: a JPEG. Null where the bytes are
 * no picture.
 */
export const asJpeg = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  drawnAnew(bytes, { side: MAX_SIDE, as: 'jpeg' });

/** A signature drawn anew: a PNG, null where the bytes are no picture. */
export const asSignature = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  drawnAnew(bytes, { side: SIGNATURE_SIDE, as: 'png' });
