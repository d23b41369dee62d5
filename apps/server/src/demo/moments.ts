import { academicYear, isTeachingDay } from '@semestr/core/calendar';
import {
  addDays,
  daysBetween,
  inOrder,
  type IsoDate,
  LOCAL_OFFSET_MINUTES,
  localDate,
  weekday,
} from '@semestr/core/dates';
import { holidayOn } from '@semestr/core/holidays';
import { defaultHolidays } from '@semestr/core/default-holidays';
import type { Random } from './random.ts';

const MINUTE = 60_000;
/** In seconds, so that no two events coincide. */
const HOUR = 3600;
const SATURDAY = 6;

/** Converts a date and minutes since midnight in the university's time zone to an instant. */
export const momentAt = (date: IsoDate, minutes: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (minutes - LOCAL_OFFSET_MINUTES) * MINUTE);

/** Whether there are lessons on a day of the demo, which begins with the default holidays. */
const isWorkday = (date: IsoDate): boolean => isTeachingDay(date, defaultHolidays);

/** Whether the offices are open on a day. */
const isOfficeDay = (date: IsoDate): boolean =>
  weekday(date) < SATURDAY && holidayOn(date, defaultHolidays) === undefined;

const nearestDay = (date: IsoDate, step: 1 | -1, fits: (date: IsoDate) => boolean): IsoDate => {
  let day = date;
  while (!fits(day)) day = addDays(day, step);
  return day;
};

/** Returns the date, or the first one after it when the offices are open. */
export const officeDayFrom = (date: IsoDate): IsoDate => nearestDay(date, 1, isOfficeDay);
/** Returns the date, or the last one before it when the offices are open. */
export const officeDayUntil = (date: IsoDate): IsoDate => nearestDay(date, -1, isOfficeDay);
/** Returns the date, or the first one after it that is neither a Sunday nor a holiday. */
export const workdayFrom = (date: IsoDate): IsoDate => nearestDay(date, 1, isWorkday);
/** Returns the date, or the last one before it that is neither a Sunday nor a holiday. */
export const workdayUntil = (date: IsoDate): IsoDate => nearestDay(date, -1, isWorkday);

export const later = (a: IsoDate, b: IsoDate): IsoDate => (inOrder(a, b) > 0 ? a : b);
export const earlier = (a: IsoDate, b: IsoDate): IsoDate => (inOrder(a, b) < 0 ? a : b);

/** Returns a random time in office hours, from 9 to 17. */
export const officeHour = (date: IsoDate, random: Random): Date =>
  momentAt(date, random.int(9 * HOUR, 17 * HOUR - 1) / 60);
/** Returns a random time of student activity, from 8 to 21. */
export const studentHour = (date: IsoDate, random: Random): Date =>
  momentAt(date, random.int(8 * HOUR, 21 * HOUR - 1) / 60);

/** Month and day by which the lists of new students are complete. */
const ENROLLED = '08-20';

/** Returns the date on which students of this course were enrolled. */
export const enrolledOn = (course: number, today: IsoDate): IsoDate =>
  `${academicYear(today) - course + 1}-${ENROLLED}`;

/** Age of a request and duration of its decision, in days. */
export interface RequestTiming {
  /** At least 1: no demo event is later today. */
  daysAgo: number;
  /** Null while undecided; otherwise at least 1. */
  tookDays: number | null;
  /** Earliest date of the request. */
  since: IsoDate;
}

/** Returns the times of a request and of its decision: in the daytime, on working days, before today. */
export function requestTimes(
  { daysAgo, tookDays, since }: RequestTiming,
  { now, random }: { now: Date; random: Random },
): { createdAt: Date; decidedAt: Date | null } {
  const today = localDate(now);
  const preferred = later(since, addDays(today, -Math.max(1, daysAgo)));
  if (tookDays === null)
    return { createdAt: studentHour(earlier(preferred, addDays(today, -1)), random), decidedAt: null };
  const decidedOn = officeDayUntil(earlier(officeDayFrom(addDays(preferred, tookDays)), addDays(today, -1)));
  // Holidays in between move the request to an earlier date.
  const createdOn = earlier(preferred, addDays(decidedOn, -1));
  return { createdAt: studentHour(createdOn, random), decidedAt: officeHour(decidedOn, random) };
}

/** Returns a random date between two, inclusive; the first when the second is earlier. */
export const dayBetween = (from: IsoDate, to: IsoDate, random: Random): IsoDate =>
  addDays(from, random.int(0, Math.max(0, daysBetween(from, to))));
