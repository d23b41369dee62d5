import { bellsOn } from '../bells.ts';
import { inOrder } from '../dates.ts';
import { defaultTermDays, type TermCode } from '../term.ts';
import type { Axis } from './axis.ts';
import { detailColumns, type LessonCell, lessonCells, runsOf } from './cells.ts';
import {
  columnAxes,
  headReader,
  isComplete,
  MAX_HEAD,
  type ReadHead,
  readHeadCell,
  rowAxes,
} from './contexts.ts';
import { findCorner } from './find-grid.ts';
import type { LessonText } from './lesson-text.ts';
import { cellName } from '../sheet-range.ts';
import { type Block, type GridSheet, type Matrix, matrixOf } from './matrix.ts';
import { type Place, placesOf } from './place.ts';
import { type Section, sectionsOf } from './sections.ts';
import { readTitles } from './title.ts';
import { dayOfTerm, type GridWords } from './words.ts';

/** Reads timetables in the form of a grid: days, classes and groups around the lessons, in either direction. */

/** A lesson of a grid, as texts that the import of lessons reads; empty when the grid does not contain them. */
export interface GridLesson extends Omit<LessonText, 'dates'> {
  /** The cells that it was read from: "D14", "D14, E14". */
  cell: string;
  /** All of their text. */
  text: string;
  groups: readonly string[];
  /** 1 is Monday; null for a lesson on a date. */
  day: number | null;
  date: string;
}

/** A text of a sheet that is not a lesson. */
export interface GridText {
  cell: string;
  text: string;
}

/** The lessons of a sheet, and every other text. */
export interface Grid {
  term: TermCode | null;
  lessons: readonly GridLesson[];
  others: readonly GridText[];
  /** Number of lessons in the upper of two rows without merged cells, read as lessons of every week. */
  assumed: number;
}

/** Remarks among the lessons, and signatures below them. */
const REMARK =
  /самоподготовк|самостоятельн\p{L}* (?:работ|подготовк|занят)|методическ\p{L}* день|^(?:выходной|каникулы|праздни)|_{3,}|утвержда|согласован|^(?:декан|начальник|проректор|заведующ|зам\.|методист|специалист|исполнитель|председатель)(?!\p{L})/iu;

interface Context {
  matrix: Matrix;
  read: ReadHead;
  rows: readonly Axis[];
  words: GridWords;
  /** Groups of lessons without a group in their heads. */
  groups: readonly string[];
}

/** Returns the times of a class: its own, or those of its number in the bells of the term. */
function timesOf({ number, start = '', end = '' }: Axis, { bells, term }: GridWords) {
  if (start !== '' || number === undefined) return { startTime: start, endTime: end };
  const latest = bells
    .map(({ validFrom }) => validFrom)
    .toSorted(inOrder)
    .at(-1);
  const day = term === null ? latest : defaultTermDays(term).start;
  const bell = day && bellsOn(day, bells).find((one) => one.number === number);
  return bell ? { startTime: bell.start, endTime: bell.end } : { startTime: '', endTime: '' };
}

/** Writes the date of a head with the year of the term. */
function dateOf(text: string, term: TermCode | null): string {
  const [, day, month] = /^(\d{1,2})\.(\d{2})$/.exec(text) ?? [];
  return (day && month && dayOfTerm(Number(day), Number(month), term)) || text;
}

const byPosition = (a: Block, b: Block): number => a.top - b.top || a.left - b.left;

/** Returns a lesson of one class: once, or on each of its dates. */
function lessonsOf(
  cell: LessonCell,
  lesson: LessonText,
  place: Place,
  context: Context,
): readonly GridLesson[] {
  const { words, groups } = context;
  const { dates: own, ...rest } = lesson;
  const blocks = cell.blocks.toSorted(byPosition);
  const dates = own.length > 0 ? own : (place.axis.dates ?? []);
  const times = timesOf(place.axis, words);
  const common = {
    ...rest,
    cell: blocks.map(({ top, left }) => cellName(top, left)).join(', '),
    text: blocks.map(({ text }) => text).join('\n'),
    groups: place.groups.length > 0 ? place.groups : groups,
    weeks: dates.length > 0 ? '' : place.weeks,
    subgroup: place.subgroup,
    startTime: lesson.startTime || times.startTime,
    endTime: lesson.startTime === '' ? times.endTime : lesson.endTime,
  };
  if (dates.length === 0) return [{ ...common, day: place.axis.day ?? null, date: '' }];
  return dates.map((date) => ({ ...common, day: null, date: dateOf(date, words.term) }));
}

/** Reads the lessons below one head, and the cells that they were read from. */
function readSection(section: Section, context: Context) {
  const { matrix, read, words } = context;
  const { top, left, bottom } = section;
  const columns = columnAxes(matrix, section, read);
  const rows = context.rows.map((axis, row) => (top <= row && row <= bottom ? axis : {}));
  const hasGroups = [...columns, ...rows].some(({ groups }) => groups !== undefined);
  const blocks = matrix.blocks.filter(
    (block) =>
      block.left >= left &&
      top <= block.top &&
      block.top <= bottom &&
      isComplete({ ...columns[block.left], ...rows[block.top] }, !hasGroups) &&
      !REMARK.test(block.text),
  );
  const [rowRuns, columnRuns] = [runsOf(rows, top), runsOf(columns, left)];
  const details = detailColumns(blocks, columns, columnRuns, words);
  const cells = lessonCells(blocks, { rowRuns, columnRuns, details, words });
  const hasLessons = (column: number): boolean => !details.has(column);
  const table = { rows, columns, rowRuns, columnRuns, hasLessons, hasMerges: matrix.hasMerges, cells };
  const found = cells.flatMap((cell) =>
    cell.lessons.flatMap((lesson) =>
      placesOf(cell, lesson, table).map((place) => ({
        isAssumed: place.isAssumed,
        lessons: lessonsOf(cell, lesson, place, context),
      })),
    ),
  );
  return { blocks, found };
}

/** Reads the timetable on a sheet; null when it has none. */
export function readGrid(sheet: GridSheet, words: GridWords): Grid | null {
  const matrix = matrixOf(sheet);
  const read = headReader(words);
  const hasGroups = readTitles(matrix.blocks, sheet.name, words).groups.length > 0;
  const corner = findCorner(matrix, read, hasGroups);
  if (!corner) return null;
  const rows = rowAxes(matrix, corner.left, read);
  const sections = sectionsOf(matrix, corner, rows, read);
  const isOutside = (block: Block): boolean => block.left < corner.left || block.top < corner.top;
  const titles = readTitles(matrix.blocks.filter(isOutside), sheet.name, words);
  const context = { matrix, read, rows, words: { ...words, term: titles.term }, groups: titles.groups };
  const parts = sections.map((section) => readSection(section, context));
  const placed = new Set([...titles.used, ...parts.flatMap(({ blocks }) => blocks)]);
  const found = parts.flatMap((part) => part.found);
  const lessons = found.flatMap((one) => one.lessons);
  const groups = new Set(lessons.flatMap((lesson) => lesson.groups));
  const isHead = (block: Block): boolean => {
    if (block.left < corner.left) return read(block) !== null;
    const isAbove = sections.some(({ top }) => block.top < top && top - MAX_HEAD <= block.top);
    const axis = readHeadCell(matrix, block, block.top, { ...corner, read });
    return (
      isAbove &&
      axis !== null &&
      (read(block) !== null || axis.groups?.some((name) => groups.has(name)) === true)
    );
  };
  return {
    term: titles.term,
    lessons,
    others: matrix.blocks
      .filter((block) => !placed.has(block) && !isHead(block))
      .map(({ top, left, text }) => ({ cell: cellName(top, left), text })),
    assumed: found.filter(({ isAssumed }) => isAssumed).length,
  };
}
