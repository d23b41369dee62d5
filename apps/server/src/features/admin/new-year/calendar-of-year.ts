import type { NewYear } from '@semestr/api/new-year';
import { dayOf, monthOf, yearOf } from '@semestr/core/dates';
import { radunitsa } from '@semestr/core/easter';
import { type TermCode, usualTermDays } from '@semestr/core/term';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { holidays, terms } from '../../../db/tables/calendar.ts';

/** The two terms of a year, with the usual days where nobody has written any down. */
export async function termsOfYear(db: Database, year: number): Promise<NewYear['terms']> {
  const codes: readonly TermCode[] = [`${year}-autumn`, `${year}-spring`];
  const stored = await db
    .select()
    .from(terms)
    .where(inArray(terms.term, [...codes]));
  return codes.map((term) => {
    const found = stored.find((one) => one.term === term);
    const { start, end } = found ?? usualTermDays(term);
    return { term, id: found?.id ?? null, start, end };
  });
}

const RADUNITSA = 'Радуница';

/** Radunitsa of a year's spring: whether that day is a holiday, and whether another day is called so every year. */
export async function radunitsaOfYear(db: Database, year: number): Promise<NewYear['radunitsa']> {
  const date = radunitsa(year + 1);
  const isDay = and(eq(holidays.day, dayOf(date)), eq(holidays.month, monthOf(date)));
  const [known] = await db
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
  return { date, id: known?.id ?? null, everyYearId: everyYear?.id ?? null };
}
