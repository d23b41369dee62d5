/** Moving by keys among the cells of a table of times × days (WAI-ARIA Authoring Practices, "Grid"). */

/** A cell by the row in which it begins and its column, both from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface Grid {
  rows: number;
  /** The cells that each column has; its other rows are empty cells of their own. */
  columns: readonly (readonly { row: number; span: number }[])[];
}

/** The cell that covers a row of a column: where it begins and how tall it is. */
function cellAt({ columns }: Grid, { row, column }: GridPlace): { row: number; span: number } {
  const cell = columns[column]?.find((one) => one.row <= row && row < one.row + one.span);
  return cell ?? { row, span: 1 };
}

/** Where the cell begins that covers this place; null where the table is not that large. */
export const startInGrid = (grid: Grid, { row, column }: GridPlace): GridPlace | null =>
  row < grid.rows && column < grid.columns.length ? { row: cellAt(grid, { row, column }).row, column } : null;

/**
 * Where a key leads to: arrows to the neighbour, Home and End to the ends of the row, with Ctrl to those of the table.
 * @returns null where the key leads nowhere: it is another key, or there is no further cell.
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
