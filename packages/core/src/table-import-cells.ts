import { parseDepartmentType } from './department-types.ts';
import { contactFault, type ContactType, EMAIL, normaliseContact, PHONE } from './contacts.ts';
import type { Control } from './disciplines.ts';
import { unguardText } from './table-exports/cell.ts';
import type { CellForm } from './table-import-field.ts';
import { splitFullName, splitGivenNames } from './table-import-full-names.ts';
import { parseLessonType, parseWeekday, parseWeeks } from './table-import-lesson-cells.ts';
import {
  parseCellDate,
  parseFlag,
  isFailedFormula,
  parseCellNumber,
  parseNumeral,
  parseCellTime,
  parseTimeRange,
} from './table-import-values.ts';
import { parseMark } from './markbook.ts';
import { roomIn, parseWorkPhone } from './table-import-workplaces.ts';
import { wordKey } from './table-import-words.ts';
import { parseCountry } from './countries.ts';
import { parseDocumentLanguage, parseFunding } from './student-details.ts';
import { parseOrderKind } from './student-order-words.ts';
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
  // A spring with a single year is named after the calendar year, but a term number with the academic year.
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
  const all = parts(text).map(parseNumeral);
  return all.includes(null) ? null : all.flatMap((one) => one ?? []);
}

/**
 * Returns the parser of a contact, which returns null for one that cannot receive codes, and for several in one cell.
 */
const contactIn =
  (type: ContactType) =>
  (text: string): string | null =>
    contactFault(type, text) === null ? normaliseContact(type, text) : null;

const readers = {
  text: (text) => text,
  phone: contactIn(PHONE),
  'email-address': contactIn(EMAIL),
  'work-phone': parseWorkPhone,
  workplace: roomIn,
  'full-name': splitFullName,
  'given-names': splitGivenNames,
  card: parseNumeral,
  'group-name': parseNumeral,
  group: parseNumeral,
  faculty: (text) => text,
  department: (text) => text,
  'education-form': (text) => text,
  speciality: (text) => text,
  'department-type': parseDepartmentType,
  building: (text) => text,
  'room-type': (text) => text,
  employee: (text) => text,
  groups: numerals,
  employees: parts,
  rooms: parts,
  number: parseCellNumber,
  date: parseCellDate,
  time: parseCellTime,
  'time-range': parseTimeRange,
  flag: parseFlag,
  weeks: parseWeeks,
  day: parseWeekday,
  'lesson-type': parseLessonType,
  term,
  control,
  mark: parseMark,
  'order-kind': parseOrderKind,
  funding: parseFunding,
  country: parseCountry,
  'document-language': parseDocumentLanguage,
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
 * Parses a non-empty cell; null when it does not have the format of its field. The error of a formula matches no
 * format.
 */
export const readCell = (form: CellForm, text: string): unknown =>
  isFailedFormula(text.trim()) ? null : readers[form](contentOf(form, text));
