import { describe, expect, it } from 'vitest';
import { type Drawing, move, nothingDrawn, press, release, tap, undo } from './marks.ts';

const a = { x: 10, y: 10 };
const b = { x: 60, y: 40 };
const c = { x: 90, y: 90 };
const cover = { kind: 'cover', from: a, to: b } as const;

describe('an area', () => {
  it('is covered by dragging from one corner to the other', () => {
    const dragged = release(move(press(nothingDrawn, 'cover', a), b));
    expect(dragged).toEqual({ marks: [cover], open: null });
  });

  it('is covered by two taps, of which the first may tremble', () => {
    const first = release(move(press(nothingDrawn, 'cover', a), { x: 12, y: 9 }));
    expect(first).toMatchObject({ marks: [], open: { from: a } });
    expect(release(press(first, 'cover', b))).toEqual({ marks: [cover], open: null });
  });

  it('is covered by keyboard: a corner, the way, the other corner', () => {
    const first = tap(nothingDrawn, 'cover', a);
    expect(first.open).not.toBeNull();
    expect(tap(move(first, b), 'cover', b)).toEqual({ marks: [cover], open: null });
  });

  it('is not covered where both corners are one', () => {
    expect(tap(tap(nothingDrawn, 'cover', a), 'cover', a).marks).toEqual([]);
  });
});

describe('a line', () => {
  const line = { kind: 'line', points: [a, b, c] } as const;

  it('is drawn from the press to the release', () => {
    const drawn = release(move(move(press(nothingDrawn, 'line', a), b), c));
    expect(drawn).toEqual({ marks: [line], open: null });
  });

  it('is drawn by keyboard: the pen goes down, along, and up', () => {
    const drawn = tap(move(move(tap(nothingDrawn, 'line', a), b), c), 'line', c);
    expect(drawn).toEqual({ marks: [line], open: null });
  });

  it('goes nowhere while the pen is up', () => {
    expect(move(nothingDrawn, b)).toEqual(nothingDrawn);
  });
});

describe('taking back', () => {
  const two: Drawing = { marks: [cover, { ...cover, to: c }], open: null };

  it('takes the last mark', () => {
    expect(undo(two)).toEqual({ marks: [cover], open: null });
  });

  it('takes what is open before it', () => {
    expect(undo(press(two, 'line', a))).toEqual(two);
  });

  it('takes nothing of nothing', () => {
    expect(undo(nothingDrawn)).toEqual(nothingDrawn);
  });
});
