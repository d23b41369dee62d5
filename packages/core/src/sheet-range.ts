/** A position in a grid, counted from 0. */
export interface Place {
  row: number;
  column: number;
}

/** Number of rows and columns; at least one of each. */
export interface Size {
  rows: number;
  columns: number;
}

const LETTERS = 26;

/** Returns the letters of a column of a spreadsheet, counted from 0: "A", "Z", "AA". */
export const columnLetters = (column: number): string =>
  (column < LETTERS ? '' : columnLetters(Math.floor(column / LETTERS) - 1)) +
  String.fromCharCode(65 + (column % LETTERS));

/** Returns the name of a cell as spreadsheets have it: "D14". */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

/** The selection, from its beginning to the keyboard focus. */
export interface Selection {
  from: Place;
  at: Place;
}

/** Rows and columns of a selection, inclusive. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Movement of a key. */
export type Step = 'up' | 'down' | 'left' | 'right' | 'row-start' | 'row-end' | 'start' | 'end';

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** Returns the position after a step; it stays at an edge. */
export function placeAfter(step: Step, { row, column }: Place, size: Size): Place {
  const to: Readonly<Record<Step, Place>> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    'row-start': { row, column: 0 },
    'row-end': { row, column: size.columns - 1 },
    start: { row: 0, column: 0 },
    end: { row: size.rows - 1, column: size.columns - 1 },
  };
  return { row: clamp(to[step].row, size.rows), column: clamp(to[step].column, size.columns) };
}

export const boxOf = ({ from, at }: Selection): Box => ({
  top: Math.min(from.row, at.row),
  bottom: Math.max(from.row, at.row),
  left: Math.min(from.column, at.column),
  right: Math.max(from.column, at.column),
});

export const isInBox = ({ row, column }: Place, { top, bottom, left, right }: Box): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns the positions of a box, row by row. */
export function placesOf({ top, bottom, left, right }: Box): Place[][] {
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  return Array.from({ length: bottom - top + 1 }, (_, index) =>
    columns.map((column) => ({ row: top + index, column })),
  );
}

/**
 * Returns where the values of a copied range are pasted: from the first position of the selection on; a single value
 * fills the selection. Values outside the grid are skipped and counted.
 */
export function pasteValues(
  rows: readonly (readonly string[])[],
  selection: Selection,
  size: Size,
): { values: { place: Place; text: string }[]; outside: number; box: Box } {
  const box = boxOf(selection);
  const [[only] = [], ...others] = rows;
  if (only !== undefined && others.length === 0 && rows[0]?.length === 1)
    return {
      values: placesOf(box)
        .flat()
        .map((place) => ({ place, text: only })),
      outside: 0,
      box,
    };
  const all = rows.flatMap((row, down) =>
    row.map((text, right) => ({ place: { row: box.top + down, column: box.left + right }, text })),
  );
  const values = all.filter(({ place }) => place.row < size.rows && place.column < size.columns);
  const bottom = Math.max(...values.map(({ place }) => place.row));
  const right = Math.max(...values.map(({ place }) => place.column));
  return { values, outside: all.length - values.length, box: { ...box, bottom, right } };
}
