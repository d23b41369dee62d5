/** Keyboard navigation among the cells of a table of times × days (WAI-ARIA Authoring Practices, "Grid"). */

/** A cell by its first row and its column, both counted from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface Grid {
  rows: number;
  /** Cells of each column; every other row of a column is an empty cell. */
  columns: readonly (readonly { row: number; span: number }[])[];
}

/** Returns the start and the height of the cell that covers a row of a column. */
function cellAt({ columns }: Grid, { row, column }: GridPlace): { row: number; span: number } {
  const cell = columns[column]?.find((one) => one.row <= row && row < one.row + one.span);
  return cell ?? { row, span: 1 };
}

/** Returns the start of the cell that covers this place; null outside the table. */
export const startInGrid = (grid: Grid, { row, column }: GridPlace): GridPlace | null =>
  row < grid.rows && column < grid.columns.length ? { row: cellAt(grid, { row, column }).row, column } : null;

/**
 * Returns the cell that a key moves to: arrows to the neighbour, Home and End to the ends of the row, with Ctrl to
 * those of the table.
 * @returns null for any other key, and when there is no further cell.
 */
export function moveInGrid(grid: Grid, from: GridPlace, key: string, withCtrl = false): GridPlace | null {
  const { row, span } = cellAt(grid, from);
  const last = { row: grid.rows - 1, column: grid.columns.length - 1 };
  const aims: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { ...from, row: row - 1 },
    ArrowDown: { ...from, row: row + span },
    ArrowLeft: { ...from, column: from.column - 1 },
    ArrowRight: { ...from, column: from.column + 1 },
    Home: { row: withCtrl ? 0 : from.row, column: 0 },
    End: { row: withCtrl ? last.row : from.row, column: last.column },
  };
  const aim = aims[key];
  if (!aim || aim.row < 0 || aim.row > last.row || aim.column < 0 || aim.column > last.column) return null;
  return { row: cellAt(grid, aim).row, column: aim.column };
}
