import type { Box } from '../sheet-range.ts';
import type { Axis, ColumnRole } from './axis.ts';
import { detailInCell, lessonsInCell } from './lessons-in-cell.ts';
import { isDetail, type LessonText, withDetail } from './lesson-text.ts';
import type { Block } from './matrix.ts';
import type { GridWords } from './words.ts';

/** Joins the cells of a lesson: its subject, and its room and teacher beside it or below. */

/** Rows or columns in succession with the same head. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Lessons with all cells that they were read from. */
export interface LessonCell extends Box {
  readonly blocks: readonly Block[];
  readonly lessons: readonly LessonText[];
}

/** Lists, for each position, the run that it belongs to. */
export function runsOf(axes: readonly Axis[], from: number): readonly Run[] {
  const keys = axes.map(({ role: _role, ...axis }) => JSON.stringify(axis));
  return axes.map((_axis, at) => {
    let [first, last] = [at, at];
    while (first > from && keys[first - 1] === keys[at]) first -= 1;
    while (last + 1 < keys.length && keys[last + 1] === keys[at]) last += 1;
    return { from: first, to: last };
  });
}

/** Returns the columns that have only details of the lessons on their left. */
export function detailColumns(
  blocks: readonly Block[],
  axes: readonly Axis[],
  runs: readonly Run[],
  words: GridWords,
): ReadonlyMap<number, ColumnRole> {
  const found = new Map<number, ColumnRole>();
  for (const [column, { role }] of axes.entries()) {
    if (role !== undefined && role !== 'lesson') found.set(column, role);
    if (role !== undefined || runs[column]?.from === column) continue;
    const own = blocks.filter((block) => block.left === column && block.right === column);
    const isDetails = own.every(({ text }) => lessonsInCell(text, words).every(isDetail));
    if (own.length > 0 && isDetails) found.set(column, 'lesson');
  }
  return found;
}

const detailsIn = (text: string, role: ColumnRole, words: GridWords): readonly LessonText[] =>
  role === 'lesson' ? lessonsInCell(text, words) : [detailInCell(text, role, words)];

/** Adds a detail to the lessons: line by line when it has as many lines, otherwise to each of them. */
function withCell(cell: LessonCell, block: Block, role: ColumnRole, words: GridWords): LessonCell {
  const { lessons } = cell;
  const lines = block.text.split('\n');
  const texts = lines.length === lessons.length ? lines : lessons.map(() => block.text);
  return {
    ...cell,
    top: Math.min(cell.top, block.top),
    bottom: Math.max(cell.bottom, block.bottom),
    blocks: [...cell.blocks, block],
    lessons: lessons.map((lesson, at) => detailsIn(texts[at] ?? '', role, words).reduce(withDetail, lesson)),
  };
}

interface Heads {
  readonly rowRuns: readonly Run[];
  readonly columnRuns: readonly Run[];
  readonly details: ReadonlyMap<number, ColumnRole>;
  readonly words: GridWords;
}

/** Returns the column of the lessons that a column of details belongs to. */
function lessonColumn({ details, columnRuns }: Heads, column: number): number {
  const first = columnRuns[column]?.from ?? column;
  let at = column;
  while (at > first && details.has(at)) at -= 1;
  return at;
}

/**
 * Reads lessons from top to bottom. A cell that contains only details belongs to the lesson above it in the same class.
 */
function cellsByColumn(blocks: readonly Block[], { rowRuns, words }: Heads): LessonCell[] {
  const cells: LessonCell[] = [];
  for (const block of blocks) {
    const lessons = lessonsInCell(block.text, words);
    const first = rowRuns[block.top]?.from ?? block.top;
    const above = cells.findLastIndex(
      ({ left, top, bottom }) => left === block.left && bottom < block.top && top >= first,
    );
    const upper = cells[above];
    if (upper && lessons.every(isDetail)) cells[above] = withCell(upper, block, 'lesson', words);
    else cells.push({ ...block, blocks: [block], lessons });
  }
  return cells;
}

/** Reads the lessons of a table, each with the cells of its details. */
export function lessonCells(blocks: readonly Block[], heads: Heads): readonly LessonCell[] {
  const { details, words } = heads;
  const cells = cellsByColumn(
    blocks.filter(({ left }) => !details.has(left)),
    heads,
  );
  for (const block of blocks) {
    const role = details.get(block.left);
    if (role === undefined) continue;
    const column = lessonColumn(heads, block.left);
    const at = cells.findIndex(
      ({ left, right, top, bottom }) =>
        left <= column && column <= right && top <= block.bottom && block.top <= bottom,
    );
    const found = cells[at];
    if (found) cells[at] = withCell(found, block, role, words);
    else cells.push({ ...block, blocks: [block], lessons: detailsIn(block.text, role, words) });
  }
  return cells;
}
