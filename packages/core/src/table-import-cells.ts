import type { Control } from './disciplines.ts';
import { unguardText } from './table-exports/cell.ts';
import type { CellForm } from './table-import-fields.ts';
import { splitFullName, splitGivenNames } from './table-import-full-names.ts';
import { lessonTypeIn, weekdayIn, weeksIn } from './table-import-lesson-cells.ts';
import {
  dateIn,
  flagIn,
  isFailedFormula,
  numberIn,
  numeralIn,
  timeIn,
  timeRangeIn,
} from './table-import-values.ts';
import { wordKey } from './table-import-words.ts';
import type { TermCode } from './term.ts';

/** Parses the cells of a table by the format of their field. */

const isAutumnIn = (words: string): boolean => /осен|autumn|fall|восен/.test(words);
const isSpringIn = (words: string): boolean => /весен|весн|spring|вясн/.test(words);

/** Returns the number of the term in its academic year, "1 семестр" or "II семестр"; null when there is none. */
function termNumberIn(words: string): number | null {
  const [, number] = /(?:^| )(1|2|i|ii)(?: ?[йе])? (?:сем|полуг|sem|term)/.exec(words) ?? [];
  return number === undefined ? null : number === '1' || number === 'i' ? 1 : 2;
}

/**
 * Parses "2026-autumn", "осень 2026", "весенний 2026/2027", "2 семестр 2026/27": a pair of years is an academic year, a
 * single one a calendar year.
 */
function term(text: string): TermCode | null {
  const [, coded, season] = /^(\d{4})-(autumn|spring)$/.exec(text.toLowerCase()) ?? [];
  if (coded) return `${Number(coded)}-${season === 'autumn' ? 'autumn' : 'spring'}`;
  const words = wordKey(text);
  const number = termNumberIn(words);
  const [first, second] = words.match(/\d{4}(?: \d{2,4})?/)?.[0].split(' ') ?? [];
  const isAutumn = isAutumnIn(words) || number === 1;
  if (!first || isAutumn === (isSpringIn(words) || number === 2)) return null;
  // A spring with a single year is named after the calendar year; a number is that of an academic year.
  if (number !== null && !second) return null;
  const year = Number(first) - (isAutumn || second ? 0 : 1);
  return `${year}-${isAutumn ? 'autumn' : 'spring'}`;
}

const controlWords: readonly (readonly [beginning: string, control: Control])[] = [
  ['экз', 'Экзамен'],
  ['exam', 'Экзамен'],
  ['диф', 'Диф.зачет'],
  ['graded', 'Диф.зачет'],
  ['зач', 'Зачет'],
  ['credit', 'Зачет'],
  ['кур', 'Курс. работа'],
  ['кр', 'Курс. работа'],
  ['кп', 'Курс. работа'],
  ['к р', 'Курс. работа'],
  ['к п', 'Курс. работа'],
  ['term', 'Курс. работа'],
];

function control(text: string): Control | null {
  const word = wordKey(text);
  return controlWords.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;
}

/** Parses "9", "9,0", "9 (девять)", "зачтено", "зач." or "незачет". */
function mark(text: string): string | null {
  const word = wordKey(text);
  const [, value] = /^(10|\d)(?:[.,]0+)?(?:\s*\(\s*\p{L}+\s*\))?$/u.exec(text) ?? [];
  if (value) return value;
  if (/^не ?зач|^н з$|^fail(?:ed)?$/.test(word)) return 'не зачтено';
  return /^зач|^pass(?:ed)?$/.test(word) ? 'зачтено' : null;
}

/** Splits "528501, 528502" into items without duplicates. */
const parts = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Parses a list of numbers that identify records; null when one of them cannot be read. */
function numerals(text: string): readonly string[] | null {
  const all = parts(text).map(numeralIn);
  return all.includes(null) ? null : all.flatMap((one) => one ?? []);
}

const readers = {
  text: (text) => text,
  'full-name': splitFullName,
  'given-names': splitGivenNames,
  card: numeralIn,
  'group-name': numeralIn,
  group: numeralIn,
  faculty: (text) => text,
  department: (text) => text,
  'education-form': (text) => text,
  speciality: (text) => text,
  building: (text) => text,
  'room-type': (text) => text,
  employee: (text) => text,
  groups: numerals,
  employees: parts,
  rooms: parts,
  number: numberIn,
  date: dateIn,
  time: timeIn,
  'time-range': timeRangeIn,
  flag: flagIn,
  weeks: weeksIn,
  day: weekdayIn,
  'lesson-type': lessonTypeIn,
  term,
  control,
  mark,
} as const satisfies Readonly<Record<CellForm, (text: string) => unknown>>;

/** Forms of cells with several items. */
const lists: ReadonlySet<CellForm> = new Set(['groups', 'employees', 'rooms', 'weeks']);

/** Returns the items of a JSON list, "[1,3]", as the terminal exports them, separated by commas; any other text unchanged. */
function withoutBrackets(text: string): string {
  if (!/^\[.*\]$/s.test(text)) return text;
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.join(', ') : text;
  } catch {
    return text;
  }
}

/** Returns the content of a cell: without the apostrophe before a text like a formula, and the brackets of a list. */
export function contentOf(form: CellForm, text: string): string {
  const content = unguardText(text.trim());
  return lists.has(form) ? withoutBrackets(content) : content;
}

/**
 * Parses a non-empty cell; null when it does not have the format of its field. The error of a formula has that of no
 * field.
 */
export const readCell = (form: CellForm, text: string): unknown =>
  isFailedFormula(text.trim()) ? null : readers[form](contentOf(form, text));
