import { capitalise, dayName } from '@semestr/core/display';
import { inOrder } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import type { Cell, Row } from 'write-excel-file/node';
import type { LessonLine } from './lesson-line.ts';
import { borders, frameRows, headerStyle, type SheetFrame, type SheetSpec } from './workbook.ts';

const TIME_WIDTH = 13;
const DAY_WIDTH = 26;
/** Height of a line of text, in points. */
const LINE = 15;

/** Texts and settings of a grid of weekly lessons. */
export interface Grid {
  /** Name of the sheet. */
  name: string;
  title: string;
  /** Header of the column of times. */
  corner: string;
  frame: SheetFrame;
  language: Language;
  /** Formats a lesson as lines of text. */
  linesOf: (line: LessonLine) => readonly string[];
}

/**
 * When a pair has several lessons, the last one fills the remaining height, so that a pair is equally high on every
 * day.
 */
function blockOf(days: readonly (readonly LessonLine[])[], time: string, linesOf: Grid['linesOf']): Row[] {
  const rows = Math.max(...days.map((lessons) => lessons.length));
  return Array.from({ length: rows }, (_, row): Row => {
    const height =
      LINE *
      Math.max(
        ...days.flatMap((lessons) => lessons.slice(row, row + 1)).map((one) => linesOf(one).length),
        1,
      );
    const spanning = (from: number): { rowSpan?: number } =>
      rows - from > 1 ? { rowSpan: rows - from } : {};
    const first: Cell =
      row === 0
        ? { ...headerStyle, type: String, value: time, height, alignVertical: 'top', ...spanning(0) }
        : null;
    const cells = days.map((lessons): Cell => {
      const lesson = lessons[row];
      const isLast = row === Math.max(lessons.length - 1, 0);
      if (!lesson) return row === 0 ? { ...borders, ...spanning(0) } : null;
      const text = { type: String, value: linesOf(lesson).join('\n'), wrap: true, height } as const;
      return { ...borders, ...text, alignVertical: 'top', ...(isLast ? spanning(row) : {}) };
    });
    return [first, ...cells];
  });
}

/** Creates a printable week: days as columns, pairs as rows, a cell for each lesson; null without lessons. */
export function gridSheet(all: readonly LessonLine[], grid: Grid): SheetSpec | null {
  const lines = all.filter(({ date }) => date === null);
  if (lines.length === 0) return null;
  const last = Math.max(5, ...lines.map(({ day }) => day));
  const days = Array.from({ length: last }, (_, index) => index + 1);
  const top = frameRows(grid.title, grid.frame);
  const head: Row = [grid.corner, ...days.map((day) => capitalise(dayName(day, grid.language)))].map(
    (value): Cell => ({ ...headerStyle, type: String, value }),
  );
  const byTime = Map.groupBy(lines, ({ start, end }) => `${start}–${end}`);
  const blocks = [...byTime]
    .toSorted(([a], [b]) => inOrder(a, b))
    .flatMap(([time, atOnce]) => {
      const ofDays = days.map((day) => atOnce.filter((line) => line.day === day));
      return blockOf(ofDays, time, grid.linesOf);
    });
  return {
    name: grid.name,
    cells: [...top, head, ...blocks],
    widths: [TIME_WIDTH, ...days.map(() => DAY_WIDTH)],
    headRow: top.length + 1,
    hasFilter: false,
    isOnePage: true,
  };
}
