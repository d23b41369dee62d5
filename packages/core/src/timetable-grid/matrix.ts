import type { Box } from '../sheet-range.ts';
import { withoutInvisible } from '../typed-text.ts';

/** A sheet of a workbook or a text file, cell by cell, with the merged cells of a workbook. */
export interface GridSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Merged cells; the value of each is in its first cell. */
  readonly merged: readonly Box[];
}

/** A filled cell with all rows and columns that it is merged over. */
export interface Block extends Box {
  readonly text: string;
}

/** The blocks of a sheet, by row and column. */
export interface Matrix {
  readonly height: number;
  readonly width: number;
  readonly blocks: readonly Block[];
  readonly hasMerges: boolean;
  readonly at: (row: number, column: number) => Block | null;
}

/** Normalises the whitespace of a cell: other kinds of spaces, soft hyphens, spaces around line breaks. */
export const plainText = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** A cell with only a dash counts as empty. */
const isEmpty = (text: string): boolean => /^[\s\-–—_.]*$/.test(text);

/** Arranges the filled cells of a sheet; a merged cell is found in every row and column that it covers. */
export function matrixOf({ rows, merged }: GridSheet): Matrix {
  const width = Math.max(0, ...rows.map((row) => row.length), ...merged.map(({ right }) => right + 1));
  const found = rows.map((): (Block | undefined)[] => []);
  const blocks: Block[] = [];
  const boxes = new Map(merged.map((box) => [`${box.top} ${box.left}`, box]));
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const text = plainText(cell);
      if (isEmpty(text) || found[row]?.[column]) continue;
      const box = boxes.get(`${row} ${column}`) ?? { top: row, bottom: row, left: column, right: column };
      const block = { ...box, bottom: Math.min(box.bottom, rows.length - 1), text };
      blocks.push(block);
      for (const covered of found.slice(block.top, block.bottom + 1))
        for (let at = block.left; at <= block.right; at += 1) covered[at] = block;
    }
  return {
    height: rows.length,
    width,
    blocks,
    hasMerges: merged.length > 0,
    at: (row, column) => found[row]?.[column] ?? null,
  };
}
