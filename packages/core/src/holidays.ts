import { dayOf, inOrder, type IsoDate, isoDate, monthOf, yearOf } from './dates.ts';
import type { Named } from './languages.ts';

/**
 * A day without lessons, with a Russian name and optional translations (specification, section 2 "Calendar screen").
 */
export interface Holiday extends Named {
  day: number;
  /** 1–12. */
  month: number;
  /** Its only year; null for every year. */
  year: number | null;
}

/** Returns the holiday of a day; a holiday of that single year overrides a yearly one. */
export function holidayOn(date: IsoDate, holidays: readonly Holiday[]): Holiday | undefined {
  const ofDay = holidays.filter(({ day, month }) => day === dayOf(date) && month === monthOf(date));
  return ofDay.find(({ year }) => year === yearOf(date)) ?? ofDay.find(({ year }) => year === null);
}

/** 29 February recurs after eight years at most. */
const YEARS_AHEAD = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the first holiday after `date`; null when there is none. */
export function nextHoliday(
  date: IsoDate,
  holidays: readonly Holiday[],
): { date: IsoDate; holiday: Holiday } | null {
  const days = holidays.flatMap(({ day, month, year }) =>
    (year === null ? YEARS_AHEAD.map((years) => yearOf(date) + years) : [year]).flatMap(
      (one) => isoDate(one, month, day) ?? [],
    ),
  );
  const [first] = days.filter((one) => one > date).toSorted(inOrder);
  const holiday = first && holidayOn(first, holidays);
  return first && holiday ? { date: first, holiday } : null;
}

/** In a leap year each month has its maximum number of days. */
const LEAP_YEAR = 2000;

/** Returns the invalid field of a holiday's date; null for a valid date, of every year or of a single one. */
export const holidayFault = ({
  day,
  month,
  year,
}: Pick<Holiday, 'day' | 'month' | 'year'>): { field: 'day'; reason: 'too-big' } | null =>
  isoDate(year ?? LEAP_YEAR, month, day) === null ? { field: 'day', reason: 'too-big' } : null;
