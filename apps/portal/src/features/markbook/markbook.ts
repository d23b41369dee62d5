import { type Markbook, type MarkRow, own } from '@semestr/api/markbook';
import type { IsoDate } from '@semestr/core/dates';
import {
  type AverageFormula,
  formulaOf,
  isPassed,
  type MarkOpening,
  openingOf,
} from '@semestr/core/markbook';
import { termAfter, termBegun, type TermCode } from '@semestr/core/term';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

export const markbookOf = (user: User) => askOrNull(own, {}, user);

/** How a subject ends that has no number: zachyot. */
const CREDIT = 'Зачет';

/** A line with what follows from it. */
export interface Line extends MarkRow {
  /** Of the whole markbook: a subject is there in several semesters. */
  key: string;
  semester: number;
  /** What has to be made up for, and may be applied for; null where nothing. */
  debt: MarkOpening | null;
}

/** A semester of the markbook. */
export interface Page {
  semester: number;
  /** Which term that was; null where the provider does not tell the running one. */
  term: TermCode | null;
  isRunning: boolean;
  /** 0 where there are no marks. */
  average: number;
  formula: AverageFormula;
  /** Debts first. */
  lines: readonly Line[];
}

const lineOf = (row: MarkRow, semester: number): Line => ({
  ...row,
  key: `${semester}-${row.idSubject}-${row.idFormOfControl}`,
  semester,
  debt: openingOf({ mark: row.mark, isDifference: row.canLiquidationAcademicDifferences === true }),
});

/** The semesters, the last one first. */
export function pagesOf({ markPages, runningSemester = null }: Markbook, today: IsoDate): readonly Page[] {
  return Object.entries(markPages)
    .map(([name, { averageMark, marks }]) => {
      const semester = Number(name);
      const lines = marks.map((row) => lineOf(row, semester));
      return {
        semester,
        term: runningSemester === null ? null : termAfter(termBegun(today), semester - runningSemester),
        isRunning: semester === runningSemester,
        average: averageMark,
        formula: formulaOf(marks.map(({ mark }) => mark)),
        lines: [...lines.filter(({ debt }) => debt), ...lines.filter(({ debt }) => !debt)],
      };
    })
    .toSorted((a, b) => b.semester - a.semester);
}

export const linesOf = (pages: readonly Page[]): readonly Line[] => pages.flatMap(({ lines }) => lines);

/** How many credits are passed, of those that a finished semester asked for or that have been taken. */
export function creditsOf(pages: readonly Page[]): { passed: number; all: number } {
  const due = pages.flatMap(({ lines, isRunning }) =>
    lines.filter(({ formOfControl, mark }) => formOfControl === CREDIT && (!isRunning || mark !== '')),
  );
  return { passed: due.filter(({ mark }) => isPassed(mark) === true).length, all: due.length };
}

/** What is still to be marked with a number: exams to come, and those to be taken again. */
export const openLines = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ formOfControl, mark }) => formOfControl !== CREDIT && isPassed(mark) !== true);

/** The marks with those that somebody expects, by the keys of their lines: they stand in for what is there. */
export const marksWith = (
  lines: readonly Line[],
  expected: Readonly<Record<string, string>>,
): readonly string[] => lines.map(({ key, mark }) => expected[key] ?? mark);
