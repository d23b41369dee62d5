import { type WeekNumber, weekNumber } from '@semestr/core/calendar';
import { type IsoDate, localDate } from '@semestr/core/dates';

/** Today at the university; the one place where the console reads the clock. */
export const today = (): IsoDate => localDate(new Date());

/** The week of the cycle. */
export const weekNow = (): WeekNumber => weekNumber(today());
