import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

describe('outlines', () => {
  it('outlines: letters of every script are drawn, not the box of a missing letter', async () => {
    const letters = ['Я', 'ễ', '欧', '阳', 'م', 'ש', 'გ', 'Հ', 'さ', '김', 'ไ', 'र', '😀'];
    const paths = await Promise.all(
      letters.map(async (letter) => (await outlineOf(letter, 'bold', 20)).path),
    );
    const { path: box } = await outlineOf('ក', 'bold', 20);
    expect(new Set([box, ...paths]).size).toBe(letters.length + 1);
  });

  it('outlines: the width grows with the letters, the height does not', async () => {
    const [short, long] = [await outlineOf('欧', 'regular', 20), await outlineOf('欧阳 A', 'regular', 20)];
    expect(long.width).toBeGreaterThan(2 * short.width);
    expect([long.capitals, long.highest]).toEqual([short.capitals, short.highest]);
    expect((await outlineOf('', 'regular', 20)).path).toBe('');
  });
});
