import { type IsoDate, isoDate, parseDotted } from './dates.ts';
import type { Control } from './disciplines.ts';
import type { CellForm } from './table-import-fields.ts';
import { wordKey } from './table-import-words.ts';
import type { TermCode } from './term.ts';

/** Parses the cells of a table: texts as users type them, dates as workbooks store them. */

/** "1.9.2026", "2026-09-01" or, as a workbook with a time, "2026-09-01T00:00". */
function date(text: string): IsoDate | null {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  return year ? isoDate(Number(year), Number(month), Number(dayOfMonth)) : parseDotted(text);
}

/** Parses "9:00", "9.00" or "09:00:00" into "09:00". */
function time(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.-](\d{2})(?::\d{2})?$/.exec(text) ?? [];
  return minutes !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : null;
}

/** Parses "3", "3,5" or "3.0", as some programs write integers. */
function number(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

const yes = new Set(['да', 'yes', 'y', 'true', 'истина', '1', '+', '✓', 'x', 'х', 'v']);
const no = new Set(['нет', 'no', 'n', 'false', 'ложь', '0', '-', '–', '—']);

function flag(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** Words for every week, which a lesson stores as an empty list. */
const EACH_WEEK = new Set(['все', 'каждая', 'каждую', 'еженедельно', 'all', 'each', 'every']);

/** Parses "1, 3", "1-4" or "13" into sorted weeks; empty for every week. */
function weeks(text: string): readonly number[] | null {
  if (EACH_WEEK.has(wordKey(text))) return [];
  const [, from, to] = /^\s*([1-4])\s*[-–]\s*([1-4])\s*$/.exec(text) ?? [];
  if (from && to)
    return from <= to ? [1, 2, 3, 4].filter((week) => Number(from) <= week && week <= Number(to)) : null;
  if (!/^[1-4](?:[\s,;./и&]*[1-4])*$/.test(text)) return null;
  return [...new Set(text.match(/[1-4]/g) ?? [])].map(Number).toSorted((a, b) => a - b);
}

/** Prefixes of the days, Monday first; a number is accepted too. */
const dayWords = [
  ['пн', 'пон', 'mon'],
  ['вт', 'tue'],
  ['ср', 'wed'],
  ['чт', 'чет', 'thu'],
  ['пт', 'пят', 'fri'],
  ['сб', 'суб', 'sat'],
] as const;

function day(text: string): number | null {
  if (/^[1-6]$/.test(text)) return Number(text);
  const word = wordKey(text);
  const found = dayWords.findIndex((beginnings) => beginnings.some((one) => word.startsWith(one)));
  return found < 0 ? null : found + 1;
}

/**
 * Parses "2026-autumn", "осень 2026", "весенний 2026/2027": a pair of years is an academic year, a single one a
 * calendar year.
 */
function term(text: string): TermCode | null {
  const [, coded, season] = /^(\d{4})-(autumn|spring)$/.exec(text.toLowerCase()) ?? [];
  if (coded) return `${Number(coded)}-${season === 'autumn' ? 'autumn' : 'spring'}`;
  const words = wordKey(text);
  const isAutumn = /осен|autumn|fall/.test(words);
  const [first, second] = words.match(/\d+/g) ?? [];
  if (!first || first.length !== 4 || isAutumn === /весен|весн|spring/.test(words)) return null;
  // A spring with a single year is named after the calendar year.
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
  ['term', 'Курс. работа'],
];

function control(text: string): Control | null {
  const word = wordKey(text);
  return controlWords.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;
}

/** Parses "9", "9 (девять)", "зачтено", "зач." or "незачет". */
function mark(text: string): string | null {
  const word = wordKey(text);
  const [, value] = /^(10|\d)(?:\s*\(\s*\p{L}+\s*\))?$/u.exec(text) ?? [];
  if (value) return value;
  if (/^не ?зач|^failed$/.test(word)) return 'не зачтено';
  return /^зач|^passed$/.test(word) ? 'зачтено' : null;
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

/** Converts a number as workbooks store it: "52850001.0". */
const numeral = (text: string): string => text.replace(/^(\d+)\.0+$/, '$1');

const readers = {
  text: (text) => text,
  card: numeral,
  group: numeral,
  faculty: (text) => text,
  department: (text) => text,
  'education-form': (text) => text,
  speciality: (text) => text,
  employee: (text) => text,
  groups: (text) => parts(text).map(numeral),
  employees: parts,
  rooms: parts,
  number,
  date,
  time,
  flag,
  weeks,
  day,
  term,
  control,
  mark,
} as const satisfies Readonly<Record<CellForm, (text: string) => unknown>>;

/** Parses a non-empty cell; null when it does not have the format of its field. */
export const readCell = (form: CellForm, text: string): unknown => readers[form](text.trim());
