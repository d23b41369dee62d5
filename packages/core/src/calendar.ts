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

/** The years that can be asked for, and in which a holiday may be. */
export const firstYear = 2000;
export const lastYear = 2099;

/** Whether an address may ask for a year; holidays are told in any of these. */
export const isKnownYear = (year: number): boolean => firstYear <= year && year <= lastYear;

/** The date that an address names ("2026-11-20"); null where it names none, or one of a year far away. */
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

/** The calendar year in which the academic year of `date` began; it rolls over after August. */
export const academicYear = (date: IsoDate): number => (monthOf(date) > 8 ? yearOf(date) : yearOf(date) - 1);

/** "2026/2027". */
export const academicYearLabel = (year: number): string => `${year}/${year + 1}`;

/** The Monday of the first study week, which holds 1 September, also where that is a Sunday. */
export const firstMonday = (year: number): IsoDate => mondayOf(isoDate(year, 9, 1) ?? FIRST_DAY);

/**
 * The number 1–4 of the week in which `date` lies; the cycle runs through the whole academic year. The last days of
 * August that share their week with 1 September are of week 1.
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

/** Five weeks hold every number: an academic year of 53 weeks ends with a week 1, and the next begins with one. */
function nearestWeeks(date: IsoDate, step: 7 | -7): NumberedWeek[] {
  const mondays = [0, 1, 2, 3, 4].map((weeks) => addDays(mondayOf(date), weeks * step));
  return weekNumbers.flatMap((week) => {
    const monday = mondays.find((candidate) => weekNumber(candidate) === week);
    return monday ? [{ week, monday }] : [];
  });
}

/** The Mondays of the week cycle that begins with the week of `date`, ordered by week number. */
export const cycleFrom = (date: IsoDate): NumberedWeek[] => nearestWeeks(date, 7);

/** The Mondays of the week cycle that ends with the week of `date`, ordered by week number. */
export const cycleUntil = (date: IsoDate): NumberedWeek[] => nearestWeeks(date, -7);

/**
 * The four weeks that hold the week of `monday`, as a chooser whose weeks are `weeks` shows them: those themselves, else
 * those that many whole cycles before or after. Where an academic year ends with a week 1 and the next begins with one, the
 * wanted one stands.
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

/** Lessons are held from Monday to Saturday, holidays aside (specification, section 2 "Calendar screen"). */
export const isTeachingDay = (date: IsoDate, holidays: readonly Holiday[]): boolean =>
  weekday(date) !== 7 && holidayOn(date, holidays) === undefined;

/** So many days away a day of lessons is looked for: without an end nobody would notice that there is none. */
const DAYS_LOOKED_AT = 366;

/** The nearest day of lessons after `date`, or before it where the step is -1. */
export function nearestTeachingDay(date: IsoDate, step: 1 | -1, holidays: readonly Holiday[]): IsoDate {
  let day = addDays(date, step);
  for (let looked = 1; looked < DAYS_LOOKED_AT && !isTeachingDay(day, holidays); looked += 1)
    day = addDays(day, step);
  return day;
}

/** Saturdays, Sundays and holidays are printed in red. */
export const isRedDay = (date: IsoDate, holidays: readonly Holiday[]): boolean =>
  weekday(date) >= 6 || holidayOn(date, holidays) !== undefined;
