import { readDay } from '../typed.ts';
import { parseWeekday, parseWeeks } from '../table-import-lesson-cells.ts';
import { parseTimeRange } from '../table-import-values.ts';
import { wordKey } from '../table-import-words.ts';
import { groupIn, type GridWords } from './words.ts';

/** Reads the heads of rows and columns: days, classes, groups, subgroups, weeks. */

/** Content of a column of a group that has several: lessons, their rooms, teachers or types. */
export type ColumnRole = 'lesson' | 'room' | 'teacher' | 'type';

/** The information that a head gives about the lessons beside or below it. */
export interface Axis {
  /** 1 is Monday; 7, a Sunday, has no lessons. */
  readonly day?: number;
  /** Dates of the day: "07.09" or "2026-09-07". */
  readonly dates?: readonly string[];
  /** Number of the class in the bells. */
  readonly number?: number;
  readonly start?: string;
  readonly end?: string;
  readonly weeks?: readonly number[];
  readonly groups?: readonly string[];
  readonly subgroup?: number;
  readonly role?: ColumnRole;
}

const MAX_HEAD = 160;
const MAX_CLASS = 20;

/** "П о н е д е л ь н и к", as in cells that are one letter wide. */
const unspaced = (text: string): string =>
  /^\p{L}(?:\s\p{L}){2,}$/u.test(text) ? text.replaceAll(/\s/g, '') : text;

const DATE = /\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{2}(?:\.(?:\d{4}|\d{2}))?(?!\d)/g;
const AROUND_DATES = /[\s,;().]|(?:г|года?|и)(?=[\s.,;)]|$)/giu;

/** Splits "07.09, 21.09.2026 г." into dates; null for any other text. */
function datesIn(text: string): readonly string[] | null {
  const single = /\d{4}|\p{L}{3}/u.test(text) ? readDay(text) : null;
  if (single) return [single];
  const dates = text.match(DATE) ?? [];
  return dates.length > 0 && text.replaceAll(DATE, '').replaceAll(AROUND_DATES, '') === '' ? dates : null;
}

function dayOf(text: string): Axis | null {
  const plain = unspaced(text);
  const [, word = '', rest = ''] = /^(\p{L}+)\.?[\s,(]*(.*?)[\s)]*$/su.exec(plain) ?? [];
  const day = /^(?:вс|воскр|нядз|sun)/iu.test(word) ? 7 : word.length > 1 ? parseWeekday(word) : null;
  if (day !== null && rest === '') return { day };
  const dates = datesIn(day === null ? plain : rest);
  if (dates === null) return null;
  // Two numbers without a weekday may be a time.
  if (day === null) return /\d{4}|\p{L}{3}/u.test(plain) ? { dates } : null;
  return { day, dates };
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const TIME = /(?<![\d.:])([01]?\d|2[0-3])[:.-]?([0-5]\d)(?![\d:.]\d|\d)/g;
const AROUND_CLASS =
  /(?<!\p{L})(?:с|до|по|пар[аы]|п|ч|час\p{L}*|урок|заняти[ея]|lesson|pair|class|from|to)(?!\p{L})\.?|№|[-–—\s,;:()./]|(?<=\d)(?:ая|я|й)(?!\p{L})/giu;

function numberOf(text: string): number | null {
  const roman = ROMAN.indexOf(text.replaceAll('Х', 'X').replaceAll('І', 'I')) + 1;
  const number = roman || (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  return number > 0 && number <= MAX_CLASS ? number : null;
}

/** Reads "1", "2 пара", "III", "8:30–9:55", "1 (8.30–9.15, 9.25–10.10)". */
function classOf(text: string): Axis | null {
  const plain = text.normalize('NFKC');
  const range = parseTimeRange(plain);
  const hasSign = /\d[:.]\d{2}|\d{3,4}\s*[-–—]\s*\d{3,4}/.test(plain);
  if (range && hasSign) return { start: range.startTime, ...(range.endTime && { end: range.endTime }) };
  const times = hasSign
    ? [...plain.matchAll(TIME)].map(([, h = '', m = '']) => `${h.padStart(2, '0')}:${m}`)
    : [];
  const rest = (times.length > 0 ? plain.replaceAll(TIME, ' ') : plain).replaceAll(AROUND_CLASS, '');
  const number = numberOf(rest);
  if (number === null && (rest !== '' || times.length === 0)) return null;
  const [start] = times;
  const end = times.at(-1);
  return {
    ...(number !== null && { number }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && end !== start && { end }),
  };
}

const WEEK_WORD = /нед|тыд|week|^(?:неч|ч[её]т(?!в)|чис|знам|верх|ниж|odd|even|над|под)/iu;

/** Reads "чис.", "нижняя", "2 неделя". */
function weeksOf(text: string): Axis | null {
  if (!WEEK_WORD.test(text) || text.length > 30) return null;
  const weeks = parseWeeks(text);
  return weeks === null ? null : { weeks };
}

const SUBGROUP =
  /\(?\s*(?:([12])(?:-?я)?\s*(?:п\/?\s?г|подгр\p{L}*)\.?|(?:п\/?\s?г|подгр\p{L}*)\.?\s*№?\s*([12]))\s*\)?/iu;
/** The number of students behind the name of a group. */
const COUNT = /\(?\s*\d{1,3}\s*(?:чел|студ)\p{L}*\.?\s*\)?/giu;

/** Reads the groups of a column, "528501, 528502", or one with its subgroup. */
function groupsOf(text: string, words: GridWords): Axis | null {
  const [found = '', first, second] = SUBGROUP.exec(text) ?? [];
  const subgroup = Number(first ?? second ?? 0);
  const rest = text.replace(found, ' ').replaceAll(COUNT, ' ').trim();
  if (rest === '') return subgroup > 0 ? { subgroup } : null;
  const whole = groupIn(rest, words);
  const parts =
    whole === null ? rest.split(/[,;\n+]|\s+(?:и|\/)\s+/).filter((part) => part.trim() !== '') : [rest];
  const groups = parts.map((part) => groupIn(part, words));
  if (groups.length === 0 || groups.includes(null)) return null;
  return { groups: groups.flatMap((group) => group ?? []), ...(subgroup > 0 && { subgroup }) };
}

const roles: readonly (readonly [title: RegExp, role: ColumnRole | null])[] = [
  [/^(?:ауд|каб|место|room|venue)\p{L}*\.?(?: занятий)?$/iu, 'room'],
  [/^(?:преп|ф\.?\s?и\.?\s?о|лектор|teacher|lecturer)\p{L}*\.?(?: преп\p{L}*\.?)?$/iu, 'teacher'],
  [/^(?:вид|тип|форма|type|kind)\p{L}*\.?(?: занят\p{L}*)?$/iu, 'type'],
  [/^(?:дисциплин|предмет|наименован|занят|subject|course)\p{L}*\.?(?: \p{L}+)*$/iu, 'lesson'],
  [/^(?:(?:учебн\p{L}+ )?групп|дн[яи]|день|час|врем|пар|нед|№|group|day|time|class|week)[\p{L} .]*$/iu, null],
];

/** Whether a text is a title of heads: "День", "Время", "Группы". */
function titleOf(text: string): Axis | null {
  const found = roles.find(([title]) => title.test(text.replaceAll('\n', ' ')));
  return found ? { ...(found[1] && { role: found[1] }) } : null;
}

/** Reads the text of a head; empty for a title such as "Время", null for a text that is not a head. */
export function readAxis(text: string, words: GridWords): Axis | null {
  if (text.length > MAX_HEAD) return null;
  if (words.groups.has(wordKey(text))) return { groups: [text] };
  const flat = text.replaceAll('\n', ' ');
  return weeksOf(flat) ?? dayOf(flat) ?? classOf(flat) ?? groupsOf(text, words) ?? titleOf(flat);
}
