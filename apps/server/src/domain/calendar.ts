import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import type { Holiday } from '@semestr/core/holidays';
import type { UniversityTerm } from '@semestr/core/term';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { holidays, terms } from '../db/tables/calendar.ts';

/** Lists the days without lessons, in calendar order, annual ones first. */
export const storedHolidays = (db: Database): Promise<Holiday[]> =>
  db
    .select({
      day: holidays.day,
      month: holidays.month,
      year: holidays.year,
      name: holidays.name,
      nameEn: holidays.nameEn,
      nameBe: holidays.nameBe,
    })
    .from(holidays)
    .orderBy(asc(holidays.month), asc(holidays.day), sql`${holidays.year} nulls first`);

/** Lists the terms whose dates an administrator has entered. */
export const universityTerms = (db: Database): Promise<UniversityTerm[]> =>
  db
    .select({
      term: terms.term,
      start: terms.start,
      end: terms.end,
      examsStart: terms.examsStart,
      examsEnd: terms.examsEnd,
    })
    .from(terms)
    .orderBy(asc(terms.start));

/** Loads the days on which the university teaches. */
export async function academicCalendar(db: Database): Promise<AcademicCalendar> {
  return { holidays: await storedHolidays(db), terms: await universityTerms(db) };
}
