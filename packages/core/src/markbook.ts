import type { Control } from './disciplines.ts';
import { wordKey } from './table-import-words.ts';

/** Lowest mark up to ten that passes an exam. */
export const PASSING_MARK = 4;

/** Marks of a credit in the markbook; exams have numbers. */
export const credited = { passed: 'зачтено', failed: 'не зачтено' } as const;

/** Entered in place of a mark for a student who did not come to the assessment: it does not pass. */
export const ABSENT = 'неявка';

/**
 * Whether a mark is valid for a form of assessment: a credit is passed or not, anything else has a number. An empty
 * mark and an absence are valid for all.
 */
export function fitsControl(mark: string | null, control: Control): boolean {
  if (mark === null || mark === ABSENT) return true;
  return (numberOf(mark) === null) === (control === 'Зачет');
}

/** Parses "9", "9,0", "9 (девять)", "зачтено", "зач.", "незачет", "н/з", "неявка" or "н/я"; null when it is not a mark. */
export function parseMark(text: string): string | null {
  const word = wordKey(text);
  const [, value] = /^(10|\d)(?:[.,]0+)?(?:\s*\(\s*\p{L}+\s*\))?$/u.exec(text.trim()) ?? [];
  if (value) return value;
  if (/^не ?зач|^н ?з$|^fail(?:ed)?$/.test(word)) return credited.failed;
  if (/^не ?яв|^н(?: ?я)?$|^absent$/.test(word)) return ABSENT;
  return /^з$|^зач|^pass(?:ed)?$/.test(word) ? credited.passed : null;
}

/** Returns the number of a mark; null for a credit and an empty one. */
export const numberOf = (mark: string | null): number | null =>
  mark !== null && /^\d+$/.test(mark) ? Number(mark) : null;

/** Whether a mark passes; null when there is none. */
export function isPassed(mark: string | null): boolean | null {
  const number = numberOf(mark);
  if (number !== null) return number >= PASSING_MARK;
  return mark === null || mark === '' ? null : mark === credited.passed;
}

/** Values that an average is computed from: the sum of the numeric marks, and their count. */
export interface AverageFormula {
  sum: number;
  count: number;
}

export function formulaOf(marks: readonly (string | null)[]): AverageFormula {
  const numbers = marks.map(numberOf).filter((number) => number !== null);
  return { sum: numbers.reduce((sum, number) => sum + number, 0), count: numbers.length };
}

/** Returns the average of the numeric marks, to two decimals; null when there are none. */
export function averageMark(marks: readonly (string | null)[]): number | null {
  const { sum, count } = formulaOf(marks);
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

/** Returns the value that most marks of an assessment have: its day, its teacher; null when none has one. */
export function mostFrequent<V extends string | number>(values: readonly (V | null)[]): V | null {
  const present = values.filter((value) => value !== null);
  const [largest] = [...Map.groupBy(present, (value) => value).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  return largest?.[0] ?? null;
}

/** What a student can apply for with a line of the markbook. */
export type MarkOpening = 'parallel' | 'difference';

/**
 * Returns what a line can be used to apply for: a failed subject can be repeated in parallel to the course; a subject
 * that a transferred student has never taken is an academic difference, to be made up for.
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
