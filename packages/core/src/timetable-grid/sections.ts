import type { Axis } from './axis.ts';
import { type Corner, isInformative, type ReadHead } from './contexts.ts';
import type { Block, Matrix } from './matrix.ts';

/** Rows of a sheet below one head. */
export interface Section extends Corner {
  readonly bottom: number;
}

/** Whether a row is another head: titles or nothing on the left, and on the right only groups or classes. */
function isHead(matrix: Matrix, row: number, left: number, read: ReadHead): boolean {
  const cells = matrix.blocks.filter((block) => block.top === row);
  const beside = cells.filter((block) => block.left < left);
  const above = cells.filter((block) => block.left >= left);
  const isTitle = (block: Block): boolean => read(block) !== null && !isInformative(read(block));
  return beside.some(isTitle) && beside.every(isTitle) && above.some((block) => isInformative(read(block)));
}

/** Splits a sheet into its tables, one below another: each head applies until the next. */
export function sectionsOf(
  matrix: Matrix,
  { top, left }: Corner,
  rows: readonly Axis[],
  read: ReadHead,
): readonly Section[] {
  const found = [{ head: top, first: top }];
  for (let head = top + 1; head < matrix.height; head += 1) {
    if (!isHead(matrix, head, left, read)) continue;
    const below = matrix.blocks.filter(
      (block) => block.top > head && block.left < left && isInformative(read(block)),
    );
    const first = Math.min(...below.map((block) => block.top));
    if (isInformative(rows[first])) found.push({ head, first });
  }
  return found.map(({ first }, at) => ({
    top: first,
    left,
    bottom: (found[at + 1]?.head ?? matrix.height) - 1,
  }));
}
