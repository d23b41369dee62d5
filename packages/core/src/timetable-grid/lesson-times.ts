import { minutesOf } from '../dates.ts';
import { parseWeeks } from '../table-import-lesson-cells.ts';
import { parseTimeRange } from '../table-import-values.ts';
import type { Rest } from './text-parts.ts';
import { dayOfTerm } from './words.ts';

/** Extracts the times, dates and weeks from the text of a lesson. */

/** Dates of a lesson; those that the text does not contain are missing. */
export interface LessonDates {
  startDate?: string;
  endDate?: string;
  /** The only days of the lesson. */
  dates?: readonly string[];
}

const LONGEST = 4 * 60;

/** Splits "9:00–10:25"; null for two dates, "07.09–15.12", and for other numbers. */
function timesOf(text: string): { startTime: string; endTime: string } | null {
  const { startTime, endTime } = parseTimeRange(text) ?? {};
  if (startTime === undefined || endTime === undefined) return null;
  const [from, to] = [minutesOf(startTime), minutesOf(endTime)];
  const isClass = from >= 7 * 60 && from < to && to - from <= LONGEST && from % 5 === 0 && to % 5 === 0;
  return isClass ? { startTime, endTime } : null;
}

const TIMES = /(?<![\d.])(?:с\s+)?(\d{1,2}[:.]\d{2}\s*(?:[-–—]|до)\s*\d{1,2}[:.]\d{2})(?![\d.])/iu;

/** Extracts the times of a class, "9:00–10:25"; the first ones when there are several. */
export function takeTimes(rest: Rest): { startTime: string; endTime: string } {
  const times = { startTime: '', endTime: '' };
  rest.take(TIMES, ([range = '']) => {
    const found = timesOf(range);
    if (!found || times.startTime !== '') return false;
    Object.assign(times, found);
    return true;
  });
  return times;
}

const DATE = String.raw`\d{1,2}\.\d{2}(?:\.(?:\d{4}|\d{2}))?`;
const ALONE = String.raw`(?![\d.]*\d)`;
const PERIOD = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:с\s*(${DATE})${ALONE}(?:\s*г\.?)?(?:\s*(?:по|до|[-–—])\s*(${DATE})${ALONE})?|(?:по|до)\s*(${DATE})${ALONE}|(${DATE})\s*[-–—]\s*(${DATE})${ALONE})`,
  'iu',
);
const DATES = new RegExp(String.raw`(?<![\d.])${DATE}${ALONE}(?:\s*[,;и]\s*${DATE}${ALONE})*`, 'iu');

/** Writes a date with the year of the term; returns null for numbers that are no day, "12.30". */
function dateOf(text: string, term: string | null): string | null {
  const [day = 0, month = 0, year] = text.split('.').map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  if (year !== undefined) return text;
  return dayOfTerm(day, month, term) ?? text;
}

export function takeDates(rest: Rest, term: string | null): LessonDates {
  const found: LessonDates = {};
  rest.take(PERIOD, ([from, to, until, first, last]) => {
    const [start, end] = [from ?? first, to ?? until ?? last].map((text) => text && dateOf(text, term));
    if (start === null || end === null) return false;
    if (start) found.startDate = start;
    if (end) found.endDate = end;
    return true;
  });
  rest.take(DATES, (_groups, whole) => {
    const dates = whole.split(/[,;и]/).map((part) => dateOf(part.trim(), term));
    if (dates.includes(null)) return false;
    found.dates = [...(found.dates ?? []), ...dates.flatMap((date) => date ?? [])];
    return true;
  });
  return found;
}

const NUMBERS = String.raw`\d{1,2}(?:\s*(?:[-–—,;&+]|и)\s*\d{1,2}(?!\d))*`;
const SEVERAL = String.raw`\d{1,2}(?:\s*(?:[-–—,;&+]|и)\s*\d{1,2}(?!\d))+`;
const weekPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:кроме|за искл\p{L}*\.?|except)\s+${NUMBERS}(?:\s*-?(?:й|я|ой|ей)?\s*нед\p{L}*\.?)?`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.-])${NUMBERS}\s*-?(?:я|й|ая|ю)?\s*(?:нед\p{L}*\.?|н\.(?!\p{L})|weeks?)`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:нед\p{L}*\.?|weeks?)\s*:?\s*${NUMBERS}`, 'iu'),
  /(?<!\p{L})(?:кажд\p{L}+ нед\p{L}+|еженед\p{L}*)/iu,
  /(?<!\p{L})(?:(?:над|под) чертой|неч(?:[её]тн?\p{L}{0,3})?|ч[её]т(?:н\p{L}{0,3})?|чис(?:лит(?:ель)?|л(?=\.))?|знам(?:енатель|ен)?|верх(?:н(?:яя|ей|ие)?)?|нижн?(?:яя|ей|ие)?|odd|even)(?!\p{L})\.?(?:\s*(?:нед\p{L}*|weeks?)\.?)?/iu,
  new RegExp(String.raw`[(\[]\s*${SEVERAL}\s*[)\]]`, 'u'),
  new RegExp(String.raw`^\s*${SEVERAL}(?=\s+\p{L})`, 'u'),
];

export function takeWeeks(rest: Rest): string {
  const found: string[] = [];
  for (const pattern of weekPatterns)
    rest.take(pattern, (_groups, whole) => {
      found.push(whole.replaceAll(/[()[\]]/g, '').trim());
    });
  const numbers = found.map((text) => parseWeeks(text));
  if (found.length !== 1 || !numbers[0]) return found.join(', ');
  return numbers[0].join(', ') || EVERY_WEEK;
}

/** Weeks of a lesson that takes place every week according to its text. */
export const EVERY_WEEK = '1, 2, 3, 4';
