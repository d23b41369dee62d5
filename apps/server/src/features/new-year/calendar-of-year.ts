import type { NewYear } from '@semestr/api/new-year';
import { dayOf, monthOf, yearOf } from '@semestr/core/dates';
import { radunitsa } from '@semestr/core/easter';
import { type TermCode, defaultTermDays } from '@semestr/core/term';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { holidays, terms } from '../../db/tables/calendar.ts';

/** Returns the two terms of a year, with default dates when none have been entered. */
export async function termsOfYear(db: Database, year: number): Promise<NewYear['terms']> {
  const codes: readonly TermCode[] = [`${year}-autumn`, `${year}-spring`];
  const stored = await db
    .select()
    .from(terms)
    .where(inArray(terms.term, [...codes]));
  return codes.map((term) => {
    const found = stored.find((one) => one.term === term);
    const { start, end } = found ?? defaultTermDays(term);
    return { term, id: found?.id ?? null, start, end };
  });
}

const RADUNITSA = 'Радуница';

/**
 * Checks Radunitsa of a year's spring: whether that day is a holiday, and whether another annual holiday has its name.
 */
export async function radunitsaOfYear(db: Database, year: number): Promise<NewYear['radunitsa']> {
  const date = radunitsa(year + 1);
  const isDay = and(eq(holidays.day, dayOf(date)), eq(holidays.month, monthOf(date)));
  const [existing] = await db
    .select({ id: holidays.id })
    .from(holidays)
    .where(and(isDay, or(isNull(holidays.year), eq(holidays.year, yearOf(date)))));
  const [everyYear] = await db
    .select({ id: holidays.id })
    .from(holidays)
    .where(
      and(
        eq(holidays.name, RADUNITSA),
        isNull(holidays.year),
        or(ne(holidays.day, dayOf(date)), ne(holidays.month, monthOf(date))),
      ),
    );
  return { date, id: existing?.id ?? null, everyYearId: everyYear?.id ?? null };
}
