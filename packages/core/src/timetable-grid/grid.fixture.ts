import { defaultBells } from '../default-bells.ts';
import type { Box } from '../sheet-range.ts';
import type { GridSheet } from './matrix.ts';
import { type GridLesson, readGrid } from './read-grid.ts';
import type { GridWords } from './words.ts';

/** Sheets for tests of timetables in the form of a grid. */

/** Converts the letters of a column to its position: A is 0. */
const positionOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function boxOf(range: string): Box {
  const [, left = '', top, right = '', bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
  return {
    left: positionOf(left),
    top: Number(top) - 1,
    right: positionOf(right),
    bottom: Number(bottom) - 1,
  };
}

/** Creates a sheet from its rows, and its merged cells in the notation of a spreadsheet, "A1:B2 C1:C3". */
export const sheetOf = (rows: GridSheet['rows'], merged = '', name = 'Лист1'): GridSheet => ({
  name,
  rows,
  merged: merged.split(' ').filter(Boolean).map(boxOf),
});

export const words: GridWords = { groups: new Set(), rooms: new Set(), bells: defaultBells, term: null };

/** The parts of a lesson that are not empty, in one text. */
export const lineOf = ({
  cell,
  groups,
  day,
  date,
  startTime,
  weeks,
  subgroup,
  subject,
  type,
  ...more
}: GridLesson): string =>
  [
    cell,
    groups.join('+'),
    date || day,
    startTime,
    weeks && `w${weeks.replaceAll(', ', '')}`,
    subgroup && `s${subgroup}`,
    subject,
    type,
    more.employees.join('+'),
    more.rooms.join('+'),
    more.note,
  ]
    .filter(Boolean)
    .join(' | ');

/** Reads a sheet into one line for each lesson. */
export const linesOf = (sheet: GridSheet, changes: Partial<GridWords> = {}): readonly string[] =>
  readGrid(sheet, { ...words, ...changes })?.lessons.map(lineOf) ?? [];
