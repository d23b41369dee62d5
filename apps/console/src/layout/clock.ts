import { type WeekNumber, weekNumber } from '@semestr/core/calendar';
import { type IsoDate, localDate } from '@semestr/core/dates';

/** The one place where the console reads the clock. */
export const now = (): Date => new Date();

/** The moment in milliseconds. */
export const momentNow = (): number => now().getTime();

/** Today at the university. */
export const today = (): IsoDate => localDate(now());

/** The week of the cycle. */
export const weekNow = (): WeekNumber => weekNumber(today());

/** Whether a moment, an ISO date-time, has passed. */
export const isPast = (moment: string): boolean => Date.parse(moment) <= momentNow();

const MINUTE = 60_000;

/** In how many minutes a moment comes, an ISO date-time; one that has begun counts. */
export const minutesUntil = (moment: string): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - momentNow()) / MINUTE));
