import type { Control } from './disciplines.ts';

/** The lowest mark of ten with which an exam is passed. */
export const PASSING_MARK = 4;

/** How a credit is written into the markbook; exams have numbers. */
export const credited = { passed: 'зачтено', failed: 'не зачтено' } as const;

/** Whether a control ends with such a mark: a credit with passed or not, whatever else with a number. Nothing yet fits any. */
export function fitsControl(mark: string | null, control: Control): boolean {
  if (mark === null) return true;
  return (numberOf(mark) === null) === (control === 'Зачет');
}

/** The number of a mark; null for a credit and where nothing is written yet. */
export const numberOf = (mark: string | null): number | null =>
  mark !== null && /^\d+$/.test(mark) ? Number(mark) : null;

/** Whether a mark lets the student go on; null where there is none. */
export function isPassed(mark: string | null): boolean | null {
  const number = numberOf(mark);
  if (number !== null) return number >= PASSING_MARK;
  return mark === null || mark === '' ? null : mark === credited.passed;
}

/** What an average is worked out from: the marks that are numbers, added up, and how many they are. */
export interface AverageFormula {
  sum: number;
  count: number;
}

export function formulaOf(marks: readonly (string | null)[]): AverageFormula {
  const numbers = marks.map(numberOf).filter((number) => number !== null);
  return { sum: numbers.reduce((sum, number) => sum + number, 0), count: numbers.length };
}

/** The average of the marks that are numbers, to two places; null where there are none. */
export function averageMark(marks: readonly (string | null)[]): number | null {
  const { sum, count } = formulaOf(marks);
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

/** What a student may apply for with a line of the markbook. */
export type MarkOpening = 'parallel' | 'difference';

/**
 * A subject that was failed may be learned again beside the course; one that a student who came from elsewhere has never
 * learned is an academic difference, to be made up for.
 */
export function openingOf({
  mark,
  isDifference,
}: {
  mark: string | null;
  isDifference: boolean;
}): MarkOpening | null {
  const passed = isPassed(mark);
  if (isDifference) return passed === true ? null : 'difference';
  return passed === false ? 'parallel' : null;
}
