import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, moveInGrid } from './grid.ts';

/** Three rows, three columns; the second column begins with a cell of two rows. */
const grid: Grid = { rows: 3, columns: [[], [{ row: 0, span: 2 }], [{ row: 2, span: 1 }]] };

describe('keyboard navigation in a table (PUB-01)', () => {
  it.each([
    ['ArrowRight', { row: 2, column: 0 }, { row: 2, column: 1 }],
    ['ArrowLeft', { row: 2, column: 2 }, { row: 2, column: 1 }],
    ['ArrowUp', { row: 2, column: 0 }, { row: 1, column: 0 }],
    ['ArrowDown', { row: 0, column: 0 }, { row: 1, column: 0 }],
    ['Home', { row: 2, column: 2 }, { row: 2, column: 0 }],
    ['End', { row: 1, column: 0 }, { row: 1, column: 2 }],
  ])('grid: %s moves to the neighbour, Home and End to the ends of the row', (key, from, to) => {
    expect(moveInGrid(grid, from, key)).toEqual(to);
  });

  it('grid: a tall cell is entered at its beginning and left below its end', () => {
    expect(moveInGrid(grid, { row: 1, column: 0 }, 'ArrowRight')).toEqual({ row: 0, column: 1 });
    expect(moveInGrid(grid, { row: 0, column: 1 }, 'ArrowDown')).toEqual({ row: 2, column: 1 });
    expect(moveInGrid(grid, { row: 2, column: 1 }, 'ArrowUp')).toEqual({ row: 0, column: 1 });
  });

  it('grid: Ctrl with Home and End moves to the corners', () => {
    expect(moveInGrid(grid, { row: 1, column: 2 }, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(moveInGrid(grid, { row: 0, column: 0 }, 'End', true)).toEqual({ row: 2, column: 2 });
  });

  it('grid: does not move from the edge, or with other keys', () => {
    expect(moveInGrid(grid, { row: 0, column: 0 }, 'ArrowUp')).toBeNull();
    expect(moveInGrid(grid, { row: 0, column: 1 }, 'ArrowUp')).toBeNull();
    expect(moveInGrid(grid, { row: 2, column: 2 }, 'ArrowRight')).toBeNull();
    expect(moveInGrid(grid, { row: 0, column: 0 }, 'Enter')).toBeNull();
  });

  it('grid: never leaves the table', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'));
    fc.assert(
      fc.property(keys, (pressed) => {
        let place = { row: 0, column: 0 };
        for (const key of pressed) place = moveInGrid(grid, place, key) ?? place;
        expect(place.row).toBeOneOf([0, 1, 2]);
        expect(place.column).toBeOneOf([0, 1, 2]);
      }),
    );
  });
});
