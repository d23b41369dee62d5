import { type Axis, readAxis } from './axis.ts';
import type { Block, Matrix } from './matrix.ts';
import type { GridWords } from './words.ts';

/** Collects what the heads beside and above the lessons say about each row and column. */

export type ReadHead = (block: Block) => Axis | null;

/** Returns a function that reads each head once. */
export function headReader(words: GridWords): ReadHead {
  const read = new Map<Block, Axis | null>();
  return (block) => {
    const before = read.get(block);
    if (before !== undefined) return before;
    const axis = readAxis(block.text, words);
    read.set(block, axis);
    return axis;
  };
}

/** The parts of a head. Each applies to the rows below, or the columns to the right, until the next one. */
const parts = [
  ['day', 'dates'],
  ['number'],
  ['start', 'end'],
  ['weeks'],
  ['groups'],
  ['subgroup'],
  ['role'],
] as const satisfies readonly (readonly (keyof Axis)[])[];
const lasting: ReadonlySet<keyof Axis> = new Set(['day', 'groups']);

/** Whether a head says when or for which groups the lessons are. */
export const isInformative = (axis: Axis | null | undefined): boolean =>
  axis !== null && axis !== undefined && Object.keys(axis).some((part) => part !== 'role');

/** A part of a head, the line that it is in, and the last position that it applies to. */
interface Carried {
  axis: Axis;
  level: number;
  until: number;
}

/** The heads that apply at a position of the table. An empty cell has the head of the previous cell. */
class Carry {
  readonly #carried = new Map<keyof Axis, Carried>();

  /** Applies a head from here on, and ends the heads of inner lines. */
  add(axis: Axis, level: number, until: number): void {
    for (const [part, one] of this.#carried) if (one.level > level) this.#carried.delete(part);
    for (const names of parts) {
      const own = names.flatMap((name) => (axis[name] === undefined ? [] : [[name, axis[name]]]));
      if (own.length > 0) this.#carried.set(names[0], { axis: Object.fromEntries(own), level, until });
    }
  }

  advance(position: number): void {
    for (const [part, { until }] of this.#carried) if (until < position) this.#carried.delete(part);
  }

  /** An empty row ends the classes of a day, not the day. */
  interrupt(): void {
    for (const part of this.#carried.keys()) if (!lasting.has(part)) this.#carried.delete(part);
  }

  clear(): void {
    this.#carried.clear();
  }

  current(): Axis {
    return [...this.#carried.values()].reduce<Axis>((all, { axis }) => ({ ...all, ...axis }), {});
  }
}

const FOREVER = Number.POSITIVE_INFINITY;

/** Returns what the columns before `left` say about each row. */
export function rowAxes(matrix: Matrix, left: number, read: ReadHead): readonly Axis[] {
  const carry = new Carry();
  return Array.from({ length: matrix.height }, (_, row) => {
    carry.advance(row);
    const cells = Array.from({ length: matrix.width }, (_one, column) => matrix.at(row, column));
    if (cells.every((cell) => cell === null)) carry.interrupt();
    for (const [column, cell] of cells.slice(0, left).entries()) {
      if (!cell || cell.top !== row || cell.left !== column) continue;
      const axis = read(cell);
      if (axis === null) carry.clear();
      else carry.add(axis, column, cell.bottom > cell.top ? cell.bottom : FOREVER);
    }
    return carry.current();
  });
}

/** The first row and column of the lessons. */
export interface Corner {
  readonly top: number;
  readonly left: number;
}

/** Maximum number of rows of a head. */
export const MAX_HEAD = 6;

/** Returns the first row of the head that ends above `top`; `top` when there is none. */
function headTop(matrix: Matrix, { top, left }: Corner, read: ReadHead): number {
  let first = top;
  for (let row = top - 1; row >= Math.max(0, top - MAX_HEAD); row -= 1) {
    const cells = Array.from({ length: matrix.width }, (_, column) => matrix.at(row, column)).filter(
      (cell) => cell !== null,
    );
    // A row with a class is not a head, although its cells may look like groups, as rooms do.
    if (cells.some((cell) => cell.left < left && isInformative(read(cell)))) break;
    if (cells.some((cell) => cell.left >= left && read(cell) !== null)) first = row;
    else if (cells.length > 0 || first < top) break;
  }
  return first;
}

/** Under a group the numbers 1 and 2 are those of its subgroups. */
function withSubgroup(axis: Axis): Axis {
  const { number, ...others } = axis;
  return number !== undefined && number <= 2 && axis.groups ? { ...others, subgroup: number } : axis;
}

/** Titles of columns that are not groups. */
const NOTES = /^(?:примеч|замеч|коммент|подпис|note|comment)/iu;

/** Reads a head cell. Beside the names of groups, a text that resembles nothing else is also the name of a group. */
export function readHeadCell(
  matrix: Matrix,
  cell: Block,
  row: number,
  { left, read }: Pick<Corner, 'left'> & { read: ReadHead },
): Axis | null {
  const axis = read(cell);
  if (axis !== null || NOTES.test(cell.text)) return axis;
  const others = Array.from({ length: Math.max(0, matrix.width - left) }, (_, at) =>
    matrix.at(row, left + at),
  );
  return others.some((other) => other && read(other)?.groups)
    ? { groups: [cell.text.replaceAll('\n', ' ')] }
    : null;
}

/** Returns what the rows above the corner say about each column. */
export function columnAxes(matrix: Matrix, corner: Corner, read: ReadHead): readonly Axis[] {
  const first = headTop(matrix, corner, read);
  const carry = new Carry();
  return Array.from({ length: matrix.width }, (_, column): Axis => {
    if (column < corner.left) return {};
    carry.advance(column);
    for (let row = first; row < corner.top; row += 1) {
      const cell = matrix.at(row, column);
      if (!cell || cell.left !== column || cell.top !== row) continue;
      const axis = readHeadCell(matrix, cell, row, { ...corner, read });
      if (axis === null) carry.clear();
      else carry.add(axis, row, cell.right > cell.left ? cell.right : FOREVER);
    }
    return withSubgroup(carry.current());
  });
}

/**
 * Whether heads contain the day, the class and the groups of a lesson; `hasGroups` when the title contains the groups.
 */
export const isComplete = ({ day, dates, number, start, groups }: Axis, hasGroups: boolean): boolean =>
  (day !== undefined || dates !== undefined) &&
  (number !== undefined || start !== undefined) &&
  (groups !== undefined || hasGroups);
