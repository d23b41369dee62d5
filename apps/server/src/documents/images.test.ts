import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asJpeg, asScreenshot } from './images.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

/** Creates a small PNG with a false size in its header, because drawing a picture of that size would take minutes. */
async function declaring(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(10, 10);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const widthOf = async (bytes: Uint8Array | null) => bytes && (await sharp(bytes).metadata()).width;

describe('pictures: rejected before decoding', () => {
  it.each([
    ['with a row of 20 million pixels', 20_000_000, 1],
    ['with a column of 20 million pixels', 1, 20_000_000],
    ['with a side beyond 16,384 pixels', 16_385, 10],
  ])('pictures: rejects before decoding: %s', async (_what, width, height) => {
    const begun = process.cpuUsage();
    expect(await asJpeg(await declaring(width, height))).toBeNull();
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });

  it('pictures: rejects more pixels than a screen has only in a bug report', {
    timeout: 20_000,
  }, async () => {
    const bytes = await picture(5000, 4500);
    expect(await asScreenshot(bytes)).toBeNull();
    expect(await widthOf(await asJpeg(bytes))).toBe(2400);
  });
});

it('pictures: accepts a 5K screenshot', async () => {
  expect(await widthOf(await asScreenshot(await picture(5120, 2880)))).toBe(2400);
});
