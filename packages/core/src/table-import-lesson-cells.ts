import { WEEK_CYCLE, type WeekNumber, weekNumbers } from './calendar.ts';
import { wordKey } from './table-import-words.ts';

/** Parses the cells of a timetable: weekdays, weeks and lesson types as dean's offices write them. */

/** Names of the weekdays in full and in short, Monday first: Russian, English, Belarusian. */
const weekdays = [
  ['понедельник', 'панядзелак', 'monday', 'пн', 'mo'],
  ['вторник', 'аўторак', 'tuesday', 'вт', 'ат', 'аў', 'tu'],
  ['среда', 'среду', 'серада', 'сераду', 'wednesday', 'ср', 'we'],
  ['четверг', 'чацвер', 'thursday', 'чт', 'чц', 'th'],
  ['пятница', 'пятницу', 'пятніца', 'пятніцу', 'friday', 'пт', 'fr'],
  ['суббота', 'субботу', 'субота', 'суботу', 'saturday', 'сб', 'sa'],
] as const;

/** Parses a weekday by its number, name or abbreviation of at least three letters: 1 is Monday. No lessons on Sunday. */
export function parseWeekday(text: string): number | null {
  const [, digit] = /^([1-6])(?:[.,]0)?$/.exec(text) ?? [];
  if (digit) return Number(digit);
  const word = wordKey(text).replace(/^(?:в|во|у|on) /, '');
  const found = weekdays.findIndex((names) =>
    names.some((name) => word === name || (word.length > 2 && name.length > 2 && name.startsWith(word))),
  );
  return found < 0 ? null : found + 1;
}

/** Prefixes of the words for weeks: every week, odd ones (the numerator, the upper line), even ones. */
const weekWords: readonly (readonly [beginning: RegExp, weeks: readonly number[]])[] = [
  [/^(?:все|всегда|кажд|ежен|all|each|every|weekly|кожн|усе|штотыд)/, []],
  [/^(?:неч|не ч|н ?ч$|чис|верх|над|odd|numer|upper|нц|няц|лічн)/, [1, 3]],
  [/^(?:чет|ч$|знам|зн|ниж|под|even|denom|lower|цот|назоўн)/, [2, 4]],
];

/** Words and endings around the numbers of weeks: "1-я и 3-я недели", "weeks 1 & 3". */
const AROUND =
  /(?<=\d)-?(?:я|й|ая|ю|st|nd|rd|th)(?!\p{L})|(?<!\p{L})(?:нед|тыд|week|wk)\p{L}*\.?|(?<=\d\s?)н\.?$/giu;

const roman = new Map([
  ['I', '1'],
  ['II', '2'],
  ['III', '3'],
  ['IV', '4'],
]);

/** The longest numbering of weeks in a term. */
const MAX_WEEK = 20;

/** Returns the weeks of "3" or "1-16"; null for any other text. */
function weeksOfPart(part: string): readonly number[] | null {
  const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first >= 1 && first <= last && last <= MAX_WEEK)) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Parses weeks into sorted numbers; empty for every week. Numbers above 4 count from the beginning of the term
 * (`cycleWeeks`). Null when the text names no weeks.
 */
export function parseWeeks(text: string): readonly number[] | null {
  const word = wordKey(text);
  const named = /\d/.test(word) ? undefined : weekWords.find(([beginning]) => beginning.test(word));
  if (named) return named[1];
  const plain = text
    .replaceAll(AROUND, ' ')
    .replaceAll(/(?<!\p{L})(?:IV|I{1,3})(?!\p{L})/gu, (number) => roman.get(number) ?? number)
    .replace(/^\s*(\d+)[.,]0\s*$/, '$1')
    .replaceAll(/(\d)\s*[-–—]\s*(\d)/g, '$1-$2')
    .trim();
  // "13" without a separator are the weeks 1 and 3.
  const parts = /^[1-4]{2,4}$/.test(plain)
    ? Array.from(plain)
    : plain.split(/[\s,;/.&+]+|(?<=[\s\d])(?:и|і|and)(?=[\s\d])/).filter(Boolean);
  const weeks = parts.map(weeksOfPart);
  if (weeks.length === 0 || weeks.includes(null)) return null;
  return [...new Set(weeks.flatMap((some) => some ?? []))].toSorted((a, b) => a - b);
}

/** The fewest weeks of a term. */
const MIN_TERM = 15;

/**
 * Converts weeks of a term to those of the four-week cycle, when they repeat in each cycle from the beginning of the
 * term to its end; null otherwise. Empty for every week. `first` is the number of the first week of the term in the
 * cycle. Weeks up to 4 are already weeks of the cycle.
 */
export function cycleWeeks(weeks: readonly number[], first: WeekNumber): readonly WeekNumber[] | null {
  const isInCycle = weeks.every((week) => week <= WEEK_CYCLE);
  if (isInCycle) return weekNumbers.filter((week) => weeks.includes(week));
  const ofCycle = (week: number): WeekNumber => weekNumbers[(first + week - 2) % WEEK_CYCLE] ?? 1;
  const found = new Set(weeks.map(ofCycle));
  const term = Array.from({ length: Math.max(MIN_TERM, ...weeks) }, (_, index) => index + 1);
  const isPeriodic = term.every((week) => weeks.includes(week) === found.has(ofCycle(week)));
  if (!isPeriodic) return null;
  return found.size === WEEK_CYCLE ? [] : weekNumbers.filter((week) => found.has(week));
}

/** Weeks of the cycle from the first to the last week of a part of the term, both counted from 1. */
export interface PartOfTerm {
  /** Empty for every week. */
  weeks: readonly WeekNumber[];
  from: number;
  to: number;
}

/**
 * Converts weeks of a term that repeat only from the first to the last of them, "2-16" or "5, 7, 9". Returns null when
 * they do not repeat. `first` is the number of the first week of the term in the cycle.
 */
export function partOfTerm(weeks: readonly number[], first: WeekNumber): PartOfTerm | null {
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (all.length === 0) return null;
  if (all.every((week) => weeks.includes(week))) return { weeks: [], from, to };
  const ofCycle = (week: number): WeekNumber => weekNumbers[(first + week - 2) % WEEK_CYCLE] ?? 1;
  const found = new Set(weeks.map(ofCycle));
  const isPeriodic = all.every((week) => weeks.includes(week) === found.has(ofCycle(week)));
  return isPeriodic ? { weeks: weekNumbers.filter((week) => found.has(week)), from, to } : null;
}

/** Prefixes of the words for each lesson type, after "установочная"; longer ones first. */
const typeWords: readonly (readonly [beginning: RegExp, type: string])[] = [
  [/^(?:канд\p{L}* экз|канд экз)/u, 'Канд. экзамен'],
  [/^(?:лк|лек|л$|lec|lk$)/, 'ЛК'],
  [/^(?:лр|лаб|lab|lr$)/, 'ЛР'],
  [/^(?:пз|пр|практ|prac|pz$)/, 'ПЗ'],
  [/^(?:конс|cons|кансульт)/, 'Консультация'],
  [/^(?:экз|exam|экзамен|іспыт)/, 'Экзамен'],
  [/^(?:диф\p{L}* ?зач|дз$|зач\p{L}* с оц|graded)/u, 'Дифф. зачет'],
  [/^(?:зач|credit|pass|p f$|залік)/, 'Зачет'],
];

/** Types of the introductory lessons of part-time students. */
const introductory: ReadonlyMap<string, string> = new Map([
  ['ЛК', 'УЛк'],
  ['ПЗ', 'УПз'],
  ['ЛР', 'УЛР'],
]);

/** Parses a lesson type in words, "Лекция", "лаб.", "lecture", into the provider's; returns any other text unchanged. */
export function parseLessonType(text: string): string {
  const word = wordKey(text);
  const [, prefix = '', rest = ''] = /^(уст\p{L}* |у(?=лк|лр|пз|лек|лаб|пр))?(.*)$/u.exec(word) ?? [];
  const type = typeWords.find(([beginning]) => beginning.test(rest))?.[1];
  if (type === undefined) return text;
  return prefix === '' ? type : (introductory.get(type) ?? text);
}
