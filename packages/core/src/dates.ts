/**
 * Calendar dates as ISO strings ("2026-11-27"): the only form in which modules pass dates to each other.
 * Provider dates ("27.11.2026") are converted at the edge. All arithmetic is in UTC, so no time zone can shift a day.
 */

/** A calendar date, `YYYY-MM-DD`. Strings are narrowed where they enter: in the contract, in a column, in `isoDate`. */
export type IsoDate = `${number}-${number}-${number}`;

/** Minutes the university's clock is ahead of UTC (specification, section 9: +180). */
export const LOCAL_OFFSET_MINUTES = 180;

const DAY_MS = 86_400_000;

const utc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);
// The first ten characters of an ISO date-time are its date.
const iso = (moment: Date): IsoDate => moment.toISOString().slice(0, 10) as IsoDate;

/** Returns the calendar date at the university at the instant `now`. */
export const localDate = (now: Date): IsoDate => iso(new Date(now.getTime() + LOCAL_OFFSET_MINUTES * 60_000));

/** Returns the wall clock at the university at the instant `now`, as `HH:MM`. */
export const localTime = (now: Date): string =>
  new Date(now.getTime() + LOCAL_OFFSET_MINUTES * 60_000).toISOString().slice(11, 16);

/** Formats an instant in the university's time zone as the provider does: "2026-09-14T15:21:55.127", without a zone. */
export const localDateTime = (moment: Date): string =>
  new Date(moment.getTime() + LOCAL_OFFSET_MINUTES * 60_000).toISOString().slice(0, 23);

/** Parses "2026-09-14T15:21" in the university's time zone; null when it is invalid. */
export function momentOfLocal(text: string): Date | null {
  const moment = new Date(Date.parse(`${text}Z`) - LOCAL_OFFSET_MINUTES * 60_000);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Returns the instant at which a day at the university ends. */
export const endOfDay = (date: IsoDate): Date =>
  new Date(utc(date).getTime() + (24 * 60 - LOCAL_OFFSET_MINUTES) * 60_000);

/** The calendar covers all years of four digits; no calculation leaves this range. */
export const FIRST_DAY: IsoDate = '0001-01-01';
const LAST_DAY: IsoDate = '9999-12-31';

export const addDays = (date: IsoDate, days: number): IsoDate => {
  const time = utc(date).getTime() + days * DAY_MS;
  return iso(new Date(Math.min(Math.max(time, utc(FIRST_DAY).getTime()), utc(LAST_DAY).getTime())));
};

/** Returns the whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS);

/** Compares dates, or times of the same format, for `toSorted`; far faster than a locale-aware comparison. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** 1 = Monday … 7 = Sunday. */
export const weekday = (date: IsoDate): number => utc(date).getUTCDay() || 7;

export const mondayOf = (date: IsoDate): IsoDate => addDays(date, 1 - weekday(date));

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
/** 1 = January … 12 = December. */
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));
export const dayOf = (date: IsoDate): number => Number(date.slice(8, 10));

const two = (value: number): string => String(value).padStart(2, '0');

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * Returns the number of days of a month; 0 when there is no such month. Does not use `Date`, because responses contain
 * hundreds of dates.
 */
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : ([31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);

/** Whether the calendar has a day; the parts are integers. */
const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && year <= 9999 && day >= 1 && day <= daysIn(year, month);

/**
 * Returns the date of its parts, or null when the calendar has no such day (31.02) or year (0). The parts are integers.
 */
export const isoDate = (year: number, month: number, day: number): IsoDate | null =>
  // Each part is a number of the right length.
  isDay(year, month, day) ? (`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as IsoDate) : null;

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Whether a text is a date in the provider's format, `D.M.Y`. */
export function isDotted(text: string): boolean {
  const [, day, month, year] = DOTTED.exec(text) ?? [];
  return isDay(Number(year), Number(month), Number(day));
}

/** Parses the provider's `D.M.Y` ("07.09.2026"); null when it is invalid. */
export function parseDotted(text: string): IsoDate | null {
  const [, day, month, year] = DOTTED.exec(text) ?? [];
  return day && month && year ? isoDate(Number(year), Number(month), Number(day)) : null;
}

/** Parses a typed date: day, month, year separated by a dot, slash, hyphen or space; null when it is invalid. */
export function parseTypedDate(text: string): IsoDate | null {
  const [, day, month, year] = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/.exec(text.trim()) ?? [];
  return day && month && year ? isoDate(Number(year), Number(month), Number(day)) : null;
}

/**
 * Returns the day of "2026-09-07" or of a date-time, converted to the university's time zone when it contains a zone;
 * null when it is neither.
 */
export function readMoment(text: string): IsoDate | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text);
  if (!match) return null;
  const [, year, month, day, zone] = match;
  const date = isoDate(Number(year), Number(month), Number(day));
  if (date === null || zone === undefined) return date;
  const moment = new Date(text);
  const local = Number.isNaN(moment.getTime()) ? null : localDate(moment);
  return local !== null && /^\d{4}-\d\d-\d\d$/.test(local) ? local : null;
}

/** Formats the provider's `D.M.Y` ("07.09.2026"). */
export const dotted = (date: IsoDate): string =>
  `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

/** Formats an instant in the university's time zone as the provider does: "14.09.2026 15:21:55". */
export function dottedDateTime(moment: Date): string {
  const local = new Date(moment.getTime() + LOCAL_OFFSET_MINUTES * 60_000);
  return `${dotted(iso(local))} ${local.toISOString().slice(11, 19)}`;
}

/** Formats an instant in the university's time zone to the minute, for lists and histories: "14.09.2026 15:21". */
export const dottedMoment = (moment: Date): string => dottedDateTime(moment).slice(0, 16);

/** Returns the minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
