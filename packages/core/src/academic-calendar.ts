import type { Holiday } from './holidays.ts';
import { usualHolidays } from './usual-holidays.ts';
import type { UniversityTerm } from './term.ts';

/** On which days the university teaches: what an administrator has written down of holidays and terms. */
export interface AcademicCalendar {
  holidays: readonly Holiday[];
  /** Those whose days are stored; the others have the usual ones. */
  terms: readonly UniversityTerm[];
}

/** The calendar of a university that has written nothing down yet. */
export const usualCalendar: AcademicCalendar = { holidays: usualHolidays, terms: [] };
