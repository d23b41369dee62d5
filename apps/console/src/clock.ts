import { type WeekNumber, weekNumber } from '@semestr/core/calendar';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { clockNow } from '@semestr/ui/clock';

/** Returns the current time, also on a device whose clock is wrong. */
export const now = (): Date => new Date(clockNow());

/** Returns the current time in milliseconds. */
export const momentNow = (): number => now().getTime();

/** Returns today's date at the university. */
export const today = (): IsoDate => localDate(now());

/** Returns the current week of the cycle. */
export const weekNow = (): WeekNumber => weekNumber(today());

/** Whether an ISO date-time has passed. */
export const isPast = (moment: string): boolean => Date.parse(moment) <= momentNow();

const MINUTE = 60_000;

/** Returns the number of minutes until an ISO date-time, rounded up. */
export const minutesUntil = (moment: string): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - momentNow()) / MINUTE));
