import type { Holiday } from './holidays.ts';
import { defaultHolidays } from './default-holidays.ts';
import type { UniversityTerm } from './term.ts';

/** Teaching days of the university: the holidays and terms that an administrator has defined. */
export interface AcademicCalendar {
  holidays: readonly Holiday[];
  /** Terms with stored days; the others have the default ones. */
  terms: readonly UniversityTerm[];
}

/** Calendar of a university that has not defined anything yet. */
export const defaultCalendar: AcademicCalendar = { holidays: defaultHolidays, terms: [] };
