import { describe, expect, it } from 'vitest';
import { type Drawing, move, emptyDrawing, press, release, tap, undo } from './marks.ts';

const a = { x: 10, y: 10 };
const b = { x: 60, y: 40 };
const c = { x: 90, y: 90 };
const cover = { kind: 'cover', from: a, to: b } as const;

describe('area', () => {
  it('bug report marks: covers an area by dragging from corner to corner', () => {
    const dragged = release(move(press(emptyDrawing, 'cover', a), b));
    expect(dragged).toEqual({ marks: [cover], open: null });
  });

  it('bug report marks: covers an area with two taps, even if the first is unsteady', () => {
    const first = release(move(press(emptyDrawing, 'cover', a), { x: 12, y: 9 }));
    expect(first).toMatchObject({ marks: [], open: { from: a } });
    expect(release(press(first, 'cover', b))).toEqual({ marks: [cover], open: null });
  });

  it('bug report marks: covers an area by keyboard: a corner, the way, the other corner', () => {
    const first = tap(emptyDrawing, 'cover', a);
    expect(first.open).not.toBeNull();
    expect(tap(move(first, b), 'cover', b)).toEqual({ marks: [cover], open: null });
  });

  it('bug report marks: covers nothing when both corners are the same', () => {
    expect(tap(tap(emptyDrawing, 'cover', a), 'cover', a).marks).toEqual([]);
  });
});

describe('line', () => {
  const line = { kind: 'line', points: [a, b, c] } as const;

  it('bug report marks: draws a line from press to release', () => {
    const drawn = release(move(move(press(emptyDrawing, 'line', a), b), c));
    expect(drawn).toEqual({ marks: [line], open: null });
  });

  it('bug report marks: draws a line by keyboard: pen down, along, pen up', () => {
    const drawn = tap(move(move(tap(emptyDrawing, 'line', a), b), c), 'line', c);
    expect(drawn).toEqual({ marks: [line], open: null });
  });

  it('bug report marks: draws nothing while the pen is up', () => {
    expect(move(emptyDrawing, b)).toEqual(emptyDrawing);
  });
});

describe('undo', () => {
  const two: Drawing = { marks: [cover, { ...cover, to: c }], open: null };

  it('bug report marks: undo removes the last mark', () => {
    expect(undo(two)).toEqual({ marks: [cover], open: null });
  });

  it('bug report marks: undo removes an unfinished mark first', () => {
    expect(undo(press(two, 'line', a))).toEqual(two);
  });

  it('bug report marks: undo without marks does nothing', () => {
    expect(undo(emptyDrawing)).toEqual(emptyDrawing);
  });
});
