import type { Axis } from './axis.ts';
import { columnAxes, type Corner, isComplete, isInformative, type ReadHead, rowAxes } from './contexts.ts';
import type { Block, Matrix } from './matrix.ts';

/** Finds a timetable on a sheet: the corner from which its lessons extend to the right and down. */

const MAX_LEFT = 6;
/** Number of rows in which a timetable may begin, and of rows by which it is recognised. */
const MAX_TOP = 80;
const SAMPLE = 120;
/** A table with fewer than two lessons is not a timetable. */
const MIN_SCORE = 3;

/** Whether a cell among the lessons is a head, which means that the corner is too far to the left or above. */
const isSchedule = (axis: Axis | null): boolean =>
  axis !== null && (axis.day ?? axis.number ?? axis.start ?? axis.weeks) !== undefined;

function scoreOf(
  blocks: readonly Block[],
  { rows, columns }: { rows: readonly Axis[]; columns: readonly Axis[] },
  read: ReadHead,
  hasGroups: boolean,
): number {
  let score = 0;
  for (const block of blocks)
    if (isSchedule(read(block))) score -= 3;
    else score += isComplete({ ...columns[block.left], ...rows[block.top] }, hasGroups) ? 2 : -1;
  return score;
}

/** Returns the corner of the timetable on a sheet; null when the sheet has none. */
export function findCorner(matrix: Matrix, read: ReadHead, hasGroups: boolean): Corner | null {
  let best: (Corner & { score: number }) | null = null;
  for (let left = 1; left <= Math.min(MAX_LEFT, matrix.width - 1); left += 1) {
    const rows = rowAxes(matrix, left, read);
    for (let top = 1; top < Math.min(MAX_TOP, matrix.height); top += 1) {
      if (!isInformative(rows[top])) continue;
      const columns = columnAxes(matrix, { top, left }, read);
      if (!columns.some(isInformative)) continue;
      const body = matrix.blocks.filter(
        (block) => block.left >= left && block.top >= top && block.top < top + SAMPLE,
      );
      const score = scoreOf(body, { rows, columns }, read, hasGroups);
      if (score >= MIN_SCORE && score > (best?.score ?? 0)) best = { top, left, score };
    }
  }
  return best && { top: best.top, left: best.left };
}
