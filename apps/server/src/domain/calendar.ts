import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import type { Bell } from '@semestr/core/bells';
import { localDate } from '@semestr/core/dates';
import type { Holiday } from '@semestr/core/holidays';
import { type TermCode, termFault, type UniversityTerm } from '@semestr/core/term';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { bells, holidays, terms } from '../db/tables/calendar.ts';
import { invalidField } from './refusal.ts';

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

/** Lists the bells of every set, in order of time. */
export const storedBells = (db: Database): Promise<Bell[]> =>
  db
    .select({ number: bells.number, start: bells.start, end: bells.end, validFrom: bells.validFrom })
    .from(bells)
    .orderBy(asc(bells.validFrom), asc(bells.start));

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

/** Rejects a term that cannot be planned. */
export function checkTerm(term: TermCode, now: Date): void {
  const fault = termFault(term, localDate(now));
  if (fault) throw invalidField('term', fault);
}

/** Loads the days and hours at which the university teaches. */
export async function academicCalendar(db: Database): Promise<AcademicCalendar> {
  return {
    holidays: await storedHolidays(db),
    terms: await universityTerms(db),
    bells: await storedBells(db),
  };
}
