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
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

export const markbookOf = (user: User) => queryOrNull(own, {}, user);

/** Control without a number as its mark: a pass/fail credit (zachyot). */
const CREDIT = 'Зачет';

/** A line of the markbook with derived values. */
export interface Line extends MarkRow {
  /** Unique in the whole markbook, because a subject may occur in several semesters. */
  key: string;
  semester: number;
  /** Application that the debt allows: parallel study or an academic difference; null if the line is not a debt. */
  debt: MarkOpening | null;
}

/** A semester of the markbook. */
export interface Page {
  semester: number;
  /** Term of the semester; null when the provider does not return the current semester. */
  term: TermCode | null;
  isRunning: boolean;
  /** 0 when there are no marks. */
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

/** Lists the semesters, latest first. */
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

/** Counts the passed credits and the total of those in finished semesters or already taken. */
export function creditsOf(pages: readonly Page[]): { passed: number; all: number } {
  const due = pages.flatMap(({ lines, isRunning }) =>
    lines.filter(({ formOfControl, mark }) => formOfControl === CREDIT && (!isRunning || mark !== '')),
  );
  return { passed: due.filter(({ mark }) => isPassed(mark) === true).length, all: due.length };
}

/** Returns the lines that still require a numeric mark: upcoming exams and retakes. */
export const openLines = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ formOfControl, mark }) => formOfControl !== CREDIT && isPassed(mark) !== true);

/** Replaces marks with the expected ones, by the keys of their lines. */
export const marksWith = (
  lines: readonly Line[],
  expected: Readonly<Record<string, string>>,
): readonly string[] => lines.map(({ key, mark }) => expected[key] ?? mark);
