import { describe, expect, it } from 'vitest';
import { boxOf, pasteValues, type Place, placeAfter, placesOf, type Step } from './sheet-range.ts';

const size = { rows: 3, columns: 4 };
const at = (row: number, column: number): Place => ({ row, column });

describe('keyboard navigation', () => {
  it.each<[Step, Place, Place]>([
    ['up', at(1, 1), at(0, 1)],
    ['up', at(0, 1), at(0, 1)],
    ['down', at(1, 1), at(2, 1)],
    ['down', at(2, 1), at(2, 1)],
    ['left', at(1, 0), at(1, 0)],
    ['right', at(1, 2), at(1, 3)],
    ['right', at(1, 3), at(1, 3)],
    ['row-start', at(1, 2), at(1, 0)],
    ['row-end', at(1, 2), at(1, 3)],
    ['start', at(1, 2), at(0, 0)],
    ['end', at(1, 2), at(2, 3)],
  ])('sheet range: %s moves from %j to %j', (step, from, to) => {
    expect(placeAfter(step, from, size)).toEqual(to);
  });
});

it('sheet range: a selection is the same from either corner', () => {
  const box = { top: 0, bottom: 1, left: 1, right: 2 };
  expect(boxOf({ from: at(1, 1), at: at(0, 2) })).toEqual(box);
  expect(placesOf(box)).toEqual([
    [at(0, 1), at(0, 2)],
    [at(1, 1), at(1, 2)],
  ]);
});

describe('pasting', () => {
  it('sheet range: pasting begins at the first selected cell, and counts values that do not fit', () => {
    const rows = [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ];
    expect(pasteValues(rows, { from: at(2, 2), at: at(2, 2) }, size)).toEqual({
      values: [
        { place: at(2, 2), text: '1' },
        { place: at(2, 3), text: '2' },
      ],
      outside: 4,
      box: { top: 2, bottom: 2, left: 2, right: 3 },
    });
  });

  it('sheet range: pasting a single value fills the selection', () => {
    const { values, outside } = pasteValues([['7']], { from: at(1, 1), at: at(0, 1) }, size);
    expect(values).toEqual([
      { place: at(0, 1), text: '7' },
      { place: at(1, 1), text: '7' },
    ]);
    expect(outside).toBe(0);
  });
});
