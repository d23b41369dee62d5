import type { Box } from '@semestr/core/sheet-range';
import { columnOf } from './bounded-sheet.ts';

/** Merged cells: a sheet stores the value only in their first cell. */

const MERGED =
  /<(?:[\w.-]+:)?mergeCell\s[^<>]*ref\s*=\s*["']([A-Za-z]{1,3})(\d{1,7}):([A-Za-z]{1,3})(\d{1,7})["']/g;

/** Lists the merged cells of a sheet that begin in its rows and end in its columns. */
export function mergedIn(xml: string, rows: number, columns: number): readonly Box[] {
  return [...xml.matchAll(MERGED)]
    .map(([, left = '', top, right = '', bottom]) => ({
      left: columnOf(left) - 1,
      top: Number(top) - 1,
      right: Math.min(columnOf(right), columns) - 1,
      bottom: Math.min(Number(bottom), rows) - 1,
    }))
    .filter(({ top, bottom, left, right }) => 0 <= top && top <= bottom && left <= right);
}

/**
 * Repeats the value of cells merged over several rows in each of these rows, such as a header of two lines, or a day
 * with several lessons. Columns are not filled: a title above the whole table belongs to none of them.
 */
export function withMergedRows(
  rows: readonly (readonly string[])[],
  merged: readonly Box[],
): readonly (readonly string[])[] {
  const filled = rows.map((row) => [...row]);
  for (const { left, top, bottom } of merged) {
    const value = filled[top]?.[left] ?? '';
    if (value === '') continue;
    for (const row of filled.slice(top + 1, bottom + 1)) {
      while (row.length <= left) row.push('');
      row[left] ||= value;
    }
  }
  return filled;
}
