import { type IsoDate, isoDate, momentOfLocal, parseTypedDate, readMoment } from './dates.ts';
import { monthOfWord } from './month-words.ts';
import { withoutInvisible } from './typed-text.ts';

/** Parses dates and times as people type, paste and keep them in spreadsheets, for all forms and files. */

/** Years of two digits below this one are in the 2000s, as in spreadsheets. */
const FIRST_OF_1900S = 50;

/** Returns the year of "2008" or "08". */
function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < FIRST_OF_1900S ? 2000 + year : 1900 + year;
}

/** Removes what surrounds a date: spaces of all kinds, "г.", "года", a full stop. */
const bare = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\s*(?:г\.?|года?|[.,;])$/iu, '');

/** Parses "1 февраля 2008", "1-Feb-08", "February 1, 2008". */
function dayInWords(text: string): IsoDate | null {
  const [, day, name, year] =
    /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е)?[\s.-]+(\p{L}{3,})\.?[\s.,-]+(\d{4}|\d{2})$/u.exec(text) ?? [];
  const [, first, second, third] = /^(\p{L}{3,})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u.exec(text) ?? [];
  const month = monthOfWord(name ?? first ?? '');
  return month === null ? null : isoDate(yearOf(year ?? third ?? ''), month, Number(day ?? second));
}

/** Parses numbers in other orders and lengths than `parseTypedDate`: "1.9.26", "01. 09. 2026", "2026/9/1". */
function dayInNumbers(text: string): IsoDate | null {
  const [, day, , month, year] = /^(\d{1,2})([./\- ]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/.exec(text) ?? [];
  if (day && month && year) return isoDate(yearOf(year), Number(month), Number(day));
  const [, firstYear, , secondMonth, thirdDay] = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  return firstYear ? isoDate(Number(firstYear), Number(secondMonth), Number(thirdDay)) : null;
}

const dayWithoutTime = (text: string): IsoDate | null =>
  parseTypedDate(text) ?? readMoment(text) ?? dayInNumbers(text) ?? dayInWords(text);

/**
 * A time after a date, as spreadsheets and databases write it. "AM" and "PM" are not accepted, because programs that
 * write them put the month first.
 */
const TIME_AFTER = /(?:,? |T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Parses a typed or pasted date; null when it is invalid. Accepts any form of `parseTypedDate`, "2026-09-07" and
 * date-times, whose time is dropped, years of two digits ("7.9.26" is in 2026, "7.9.86" in 1986), and months in words.
 */
export function readDay(text: string): IsoDate | null {
  const plain = bare(text);
  return dayWithoutTime(plain) ?? dayWithoutTime(bare(plain.replace(TIME_AFTER, '')));
}

/**
 * Parses a typed time, "14", "1400", "14.00", "9:30", "09:30:00", "9-30", "2:05 PM", into the form "14:00"; null when it
 * is invalid.
 */
export function typedTime(text: string): string | null {
  const [, first = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.\- ]?(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s?([ap]\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const hours = half === '' ? Number(first || Number.NaN) : hoursOf(Number(first), half);
  return !(hours <= 23) || Number(minutes) > 59 ? null : `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Converts an hour of the twelve-hour clock; NaN when there is no such hour. */
function hoursOf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** Parses a typed date and time in the university's time zone: "24.11.2026 15:00"; null when either is missing. */
export function typedMoment(text: string): Date | null {
  const [, day = '', hour = ''] = /^(.*\S)[\sT]+(\S+)$/.exec(text.trim()) ?? [];
  const [date, time] = [dayWithoutTime(bare(day)), typedTime(hour)];
  return date !== null && time !== null ? momentOfLocal(`${date}T${time}`) : null;
}
