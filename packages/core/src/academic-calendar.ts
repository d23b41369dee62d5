import type { Bell } from './bells.ts';
import { defaultBells } from './default-bells.ts';
import type { Holiday } from './holidays.ts';
import { defaultHolidays } from './default-holidays.ts';
import type { UniversityTerm } from './term.ts';

/** When the university teaches: the holidays, terms and bells that an administrator has defined. */
export interface AcademicCalendar {
  holidays: readonly Holiday[];
  /** Terms with stored days; the others have the default ones. */
  terms: readonly UniversityTerm[];
  /** Of every set, past and future. */
  bells: readonly Bell[];
}

/** Calendar of a university that has not defined anything yet. */
export const defaultCalendar: AcademicCalendar = {
  holidays: defaultHolidays,
  terms: [],
  bells: defaultBells,
};
