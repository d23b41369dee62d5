import { type WeekNumber, weekNumber } from '@semestr/core/calendar';
import { localDate } from '@semestr/core/dates';

/** The week of the cycle; the one place where the console reads the clock. */
export const weekNow = (): WeekNumber => weekNumber(localDate(new Date()));
