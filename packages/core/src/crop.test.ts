import { describe, expect, it } from 'vitest';
import {
  cropArea,
  cropPlace,
  dragCrop,
  largestCrop,
  MAX_ZOOM,
  moveCrop,
  placeCrop,
  zoomCrop,
} from './crop.ts';

const RATIO = 3 / 4;
const wide = { width: 1200, height: 800 };
const tall = { width: 600, height: 1600 };

describe('crop area of a picture', () => {
  it('crop: is initially as large as possible, in the middle', () => {
    expect(cropArea(wide, RATIO, largestCrop(wide))).toEqual({ x: 300, y: 0, width: 600, height: 800 });
    expect(cropArea(tall, RATIO, largestCrop(tall))).toEqual({ x: 0, y: 400, width: 600, height: 800 });
  });

  it('crop: moves by fractions of itself, and never beyond the picture', () => {
    const right = moveCrop(wide, RATIO, largestCrop(wide), { x: 0.25, y: 0.25 });
    expect(cropArea(wide, RATIO, right)).toMatchObject({ x: 450, y: 0 });
    const end = moveCrop(wide, RATIO, right, { x: 9, y: 0 });
    expect(cropArea(wide, RATIO, end)).toMatchObject({ x: 600, y: 0, width: 600 });
    expect(moveCrop(wide, RATIO, end, { x: -9, y: 0 }).x).toBe(300);
  });

  it('crop: scales around a point that stays in place', () => {
    const inside = zoomCrop(wide, RATIO, largestCrop(wide), { zoom: 2, at: { x: 0, y: 0 } });
    expect(cropArea(wide, RATIO, inside)).toEqual({ x: 300, y: 0, width: 300, height: 400 });
    const middle = zoomCrop(wide, RATIO, largestCrop(wide), { zoom: 2 });
    expect(cropArea(wide, RATIO, middle)).toEqual({ x: 450, y: 200, width: 300, height: 400 });
    expect(cropArea(wide, RATIO, zoomCrop(wide, RATIO, inside, { zoom: 1 }))).toMatchObject({ width: 600 });
  });

  it('crop: is neither larger than the picture nor below the minimum', () => {
    expect(zoomCrop(wide, RATIO, largestCrop(wide), { zoom: 0.1 }).zoom).toBe(1);
    expect(zoomCrop(wide, RATIO, largestCrop(wide), { zoom: 99 }).zoom).toBe(MAX_ZOOM);
  });

  it('crop: moves with one finger, and scales with two', () => {
    const near = zoomCrop(wide, RATIO, largestCrop(wide), { zoom: 2 });
    const pulled = dragCrop(wide, RATIO, near, {
      before: [{ x: 0.5, y: 0.5 }],
      after: [{ x: 0.75, y: 0.25 }],
    });
    expect(cropArea(wide, RATIO, pulled)).toEqual({ x: 375, y: 300, width: 300, height: 400 });
    const [left, right, further] = [0.25, 0.5, 0.75].map((x) => ({ x, y: 0.5 }));
    const pinched = dragCrop(wide, RATIO, largestCrop(wide), {
      before: [left, right].flatMap((point) => point ?? []),
      after: [left, further].flatMap((point) => point ?? []),
    });
    // The point under the first finger stays under it.
    expect(cropArea(wide, RATIO, pinched)).toEqual({ x: 375, y: 200, width: 300, height: 400 });
    expect(dragCrop(wide, RATIO, near, { before: [], after: [] })).toBe(near);
  });

  it('crop: has a position from 0 to 1 on each axis, which can be set', () => {
    const start = largestCrop(wide);
    expect(cropPlace(wide, RATIO, start)).toEqual({ x: 0.5, y: 0.5 });
    const left = placeCrop(wide, RATIO, start, { x: 0, y: 1 });
    expect(cropArea(wide, RATIO, left)).toMatchObject({ x: 0, y: 0 });
    const near = zoomCrop(wide, RATIO, start, { zoom: 2 });
    const corner = placeCrop(wide, RATIO, near, { x: 1, y: 1 });
    expect(cropArea(wide, RATIO, corner)).toMatchObject({ x: 900, y: 400 });
    expect(cropPlace(wide, RATIO, corner)).toEqual({ x: 1, y: 1 });
  });
});
