import { cellName } from '../sheet-range.ts';
import type { GridSheet } from './matrix.ts';
import { type Grid, type GridLesson, type GridText, readGrid } from './read-grid.ts';
import type { GridWords } from './words.ts';

/** Reads the timetables of a file. Each sheet may contain one. */

/** The cells of several sheets have the name of the sheet before them: "528501!D14". */
const onSheet = (cells: string, name: string): string =>
  cells
    .split(', ')
    .map((cell) => `${name}!${cell}`)
    .join(', ');

/** Maximum number of texts that are listed for a sheet without a timetable. */
const MAX_TEXTS = 100;

/** Lists the texts of a sheet without a timetable. */
const textsOf = ({ rows }: GridSheet): readonly GridText[] =>
  rows
    .flatMap((cells, row) => cells.map((text, column) => ({ cell: cellName(row, column), text })))
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MAX_TEXTS);

/**
 * Returns the key of a lesson apart from its groups; null when the lesson has too few details to be recognised on
 * another sheet.
 */
function keyOf({ groups: _groups, cell: _cell, text: _text, ...lesson }: GridLesson): string | null {
  const isPlaced = lesson.rooms.length > 0 || lesson.employees.length > 0;
  return isPlaced && lesson.subject !== '' && lesson.subgroup === '' ? JSON.stringify(lesson) : null;
}

/** Joins the lessons of several groups that are at the same time in the same room with the same teacher. */
function joinShared(lessons: readonly GridLesson[]): readonly GridLesson[] {
  const joined = new Map<string, GridLesson>();
  for (const [place, lesson] of lessons.entries()) {
    const key = keyOf(lesson) ?? String(place);
    const before = joined.get(key);
    if (!before) joined.set(key, lesson);
    else
      joined.set(key, {
        ...before,
        groups: [...new Set([...before.groups, ...lesson.groups])],
        cell: [...new Set([...before.cell.split(', '), ...lesson.cell.split(', ')])].join(', '),
      });
  }
  return [...joined.values()];
}

/** Reads the timetables on all sheets of a file; null when none of them has one. */
export function readGrids(sheets: readonly GridSheet[], words: GridWords): Grid | null {
  const read = sheets.map((sheet) => ({ sheet, grid: readGrid(sheet, words) }));
  const grids = read.flatMap(({ grid }) => grid ?? []);
  if (grids.length === 0) return null;
  const isOnly = sheets.length === 1;
  const nameOf = (cell: string, { name }: GridSheet): string => (isOnly ? cell : onSheet(cell, name));
  const term = grids.find((grid) => grid.term !== null)?.term ?? null;
  // Other sheets may omit the term of the first one, which their dates need.
  const complete = read.map(({ sheet, grid }) => ({
    sheet,
    grid: grid && grid.term === null && term !== null ? readGrid(sheet, { ...words, term }) : grid,
  }));
  return {
    term,
    lessons: joinShared(
      complete.flatMap(({ sheet, grid }) =>
        (grid?.lessons ?? []).map((lesson) => ({ ...lesson, cell: nameOf(lesson.cell, sheet) })),
      ),
    ),
    others: complete.flatMap(({ sheet, grid }) =>
      (grid?.others ?? textsOf(sheet)).map(({ cell, text }) => ({
        cell: nameOf(cell, sheet),
        text,
      })),
    ),
    assumed: complete.reduce((sum, { grid }) => sum + (grid?.assumed ?? 0), 0),
  };
}
