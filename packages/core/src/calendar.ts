import {
  addDays,
  inOrder,
  daysBetween,
  FIRST_DAY,
  type IsoDate,
  isoDate,
  mondayOf,
  monthOf,
  weekday,
  yearOf,
} from './dates.ts';
import { type Holiday, holidayOn } from './holidays.ts';

/** The range of years that can be requested, and that holidays can be in. */
export const firstYear = 2000;
export const lastYear = 2099;

/** Whether an address may request a year; holidays may be in any of these years. */
export const isKnownYear = (year: number): boolean => firstYear <= year && year <= lastYear;

/** Parses the date in an address ("2026-11-20"); null when it is invalid, or of a year out of range. */
export function dateOfAddress(text: string | null): IsoDate | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? [];
  return year && month && day && isKnownYear(Number(year))
    ? isoDate(Number(year), Number(month), Number(day))
    : null;
}

/** The length of the week cycle (specification, section 9). */
export const WEEK_CYCLE = 4;
export const weekNumbers = [1, 2, 3, 4] as const;
export type WeekNumber = (typeof weekNumbers)[number];

/** Returns the calendar year in which the academic year of `date` began; it rolls over after August. */
export const academicYear = (date: IsoDate): number => (monthOf(date) > 8 ? yearOf(date) : yearOf(date) - 1);

/** "2026/2027". */
export const academicYearLabel = (year: number): string => `${year}/${year + 1}`;

/** Returns the Monday of the first study week, which contains 1 September, even if that is a Sunday. */
export const firstMonday = (year: number): IsoDate => mondayOf(isoDate(year, 9, 1) ?? FIRST_DAY);

/**
 * Returns the number 1–4 of the week of `date`; the cycle runs through the whole academic year. The last days of August
 * that share their week with 1 September belong to week 1.
 */
export function weekNumber(date: IsoDate): WeekNumber {
  const sunday = addDays(mondayOf(date), 6);
  const weeks = Math.floor(daysBetween(firstMonday(academicYear(sunday)), date) / 7);
  const index = ((weeks % WEEK_CYCLE) + WEEK_CYCLE) % WEEK_CYCLE;
  return weekNumbers[index] ?? 1;
}

export interface NumberedWeek {
  week: WeekNumber;
  monday: IsoDate;
}

/**
 * Five consecutive weeks contain every number, even when an academic year of 53 weeks ends with a week 1 and the next
 * year begins with another.
 */
function nearestWeeks(date: IsoDate, step: 7 | -7): NumberedWeek[] {
  const mondays = [0, 1, 2, 3, 4].map((weeks) => addDays(mondayOf(date), weeks * step));
  return weekNumbers.flatMap((week) => {
    const monday = mondays.find((candidate) => weekNumber(candidate) === week);
    return monday ? [{ week, monday }] : [];
  });
}

/** Returns the Mondays of the week cycle that begins with the week of `date`, ordered by week number. */
export const cycleFrom = (date: IsoDate): NumberedWeek[] => nearestWeeks(date, 7);

/** Returns the Mondays of the week cycle that ends with the week of `date`, ordered by week number. */
export const cycleUntil = (date: IsoDate): NumberedWeek[] => nearestWeeks(date, -7);

/**
 * Returns the four weeks of a selector that contain the week of `monday`: `weeks` themselves, otherwise those a whole
 * number of cycles before or after. When an academic year ends with a week 1 and the next begins with one, the
 * requested one is included.
 */
export function weeksAround(weeks: readonly NumberedWeek[], monday: IsoDate): readonly NumberedWeek[] {
  if (weeks.some((week) => week.monday === monday)) return weeks;
  const [start = monday] = weeks.map((week) => week.monday).toSorted(inOrder);
  const cycles = Math.floor(daysBetween(start, monday) / (7 * WEEK_CYCLE));
  const wanted = weekNumber(monday);
  return cycleFrom(addDays(start, cycles * 7 * WEEK_CYCLE)).map((one) =>
    one.week === wanted ? { week: wanted, monday } : one,
  );
}

/** Lessons take place from Monday to Saturday, except on holidays (specification, section 2 "Calendar screen"). */
export const isTeachingDay = (date: IsoDate, holidays: readonly Holiday[]): boolean =>
  weekday(date) !== 7 && holidayOn(date, holidays) === undefined;

/** Maximum number of days to search for a teaching day: without a limit the search would not end when there is none. */
const MAX_DAYS_SEARCHED = 366;

/** Returns the nearest teaching day after `date`, or before it when the step is -1. */
export function nearestTeachingDay(date: IsoDate, step: 1 | -1, holidays: readonly Holiday[]): IsoDate {
  let day = addDays(date, step);
  for (let looked = 1; looked < MAX_DAYS_SEARCHED && !isTeachingDay(day, holidays); looked += 1)
    day = addDays(day, step);
  return day;
}

/** Saturdays, Sundays and holidays are shown in red. */
export const isRedDay = (date: IsoDate, holidays: readonly Holiday[]): boolean =>
  weekday(date) >= 6 || holidayOn(date, holidays) !== undefined;
