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
import { usualHolidays } from '@semestr/core/usual-holidays';
import type { Random } from './random.ts';

const MINUTE = 60_000;
/** In seconds: no two things happen at once. */
const HOUR = 3600;
const SATURDAY = 6;

/** A moment of a day by minutes of the university's clock since midnight. */
export const momentAt = (date: IsoDate, minutes: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (minutes - LOCAL_OFFSET_MINUTES) * MINUTE);

/** Whether there are lessons on a day of the demo: it begins with the usual holidays. */
const isWorkday = (date: IsoDate): boolean => isTeachingDay(date, usualHolidays);

/** Whether the offices work on a day. */
const isOfficeDay = (date: IsoDate): boolean =>
  weekday(date) < SATURDAY && holidayOn(date, usualHolidays) === undefined;

const nearest = (date: IsoDate, step: 1 | -1, fits: (date: IsoDate) => boolean): IsoDate => {
  let day = date;
  while (!fits(day)) day = addDays(day, step);
  return day;
};

/** That day, or the first after it on which somebody works in the offices. */
export const officeDayFrom = (date: IsoDate): IsoDate => nearest(date, 1, isOfficeDay);
/** That day, or the last before it on which somebody works in the offices. */
export const officeDayUntil = (date: IsoDate): IsoDate => nearest(date, -1, isOfficeDay);
/** That day, or the first after it that is neither a Sunday nor a holiday. */
export const workdayFrom = (date: IsoDate): IsoDate => nearest(date, 1, isWorkday);
/** That day, or the last before it that is neither a Sunday nor a holiday. */
export const workdayUntil = (date: IsoDate): IsoDate => nearest(date, -1, isWorkday);

export const later = (a: IsoDate, b: IsoDate): IsoDate => (inOrder(a, b) > 0 ? a : b);
export const earlier = (a: IsoDate, b: IsoDate): IsoDate => (inOrder(a, b) < 0 ? a : b);

/** Of the office: some time from 9 to 17. */
export const officeHour = (date: IsoDate, random: Random): Date =>
  momentAt(date, random.int(9 * HOUR, 17 * HOUR - 1) / 60);
/** Of a student: some time from 8 to 21. */
export const studentHour = (date: IsoDate, random: Random): Date =>
  momentAt(date, random.int(8 * HOUR, 21 * HOUR - 1) / 60);

/** In August lists of new students are complete. */
const ENROLLED = '08-20';

/** On which day those were enrolled who are in this course today. */
export const enrolledOn = (course: number, today: IsoDate): IsoDate =>
  `${academicYear(today) - course + 1}-${ENROLLED}`;

/** How far back something was asked for, and how long its decision took, in days. */
export interface Asked {
  /** At least 1: nothing of the demo happens later today. */
  daysAgo: number;
  /** Null where nobody has decided yet; at least 1 otherwise. */
  tookDays: number | null;
  /** Nobody asks for anything before. */
  since: IsoDate;
}

/** When somebody asked for something and when it was decided: in the day, on days of work, before today. */
export function asked(
  { daysAgo, tookDays, since }: Asked,
  { now, random }: { now: Date; random: Random },
): { createdAt: Date; decidedAt: Date | null } {
  const today = localDate(now);
  const wanted = later(since, addDays(today, -Math.max(1, daysAgo)));
  if (tookDays === null)
    return { createdAt: studentHour(earlier(wanted, addDays(today, -1)), random), decidedAt: null };
  const decidedOn = officeDayUntil(earlier(officeDayFrom(addDays(wanted, tookDays)), addDays(today, -1)));
  // Where holidays lie between, it was asked for earlier.
  const createdOn = earlier(wanted, addDays(decidedOn, -1));
  return { createdAt: studentHour(createdOn, random), decidedAt: officeHour(decidedOn, random) };
}

/** A day between two, both included; the first where the second lies before it. */
export const dayBetween = (from: IsoDate, to: IsoDate, random: Random): IsoDate =>
  addDays(from, random.int(0, Math.max(0, daysBetween(from, to))));
