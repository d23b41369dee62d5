import { pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { isoDate, termCode } from './dates.ts';
import { id, version } from './ids.ts';

/** A day without lessons, in every year or in one. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    day: smallint().notNull(),
    /** 1–12. */
    month: smallint().notNull(),
    /** Null for every year. */
    year: smallint(),
    name: text().notNull(),
    nameEn: text(),
    nameBe: text(),
    version: version(),
  },
  (table) => [unique().on(table.day, table.month, table.year).nullsNotDistinct()],
);

/** A pair of the bell schedule; those with the same first day are a set. */
export const bells = pgTable(
  'bells',
  {
    id: id(),
    number: smallint().notNull(),
    /** `HH:MM`. */
    start: text().notNull(),
    end: text().notNull(),
    /** The set applies until the day before the next one. */
    validFrom: isoDate().notNull(),
    version: version(),
  },
  (table) => [unique().on(table.number, table.validFrom)],
);

/** Dates of lessons and session of one term, for groups without dates in `group_terms`. */
export const terms = pgTable('terms', {
  id: id(),
  /** "2026-autumn". */
  term: termCode().notNull().unique(),
  start: isoDate().notNull(),
  end: isoDate().notNull(),
  examsStart: isoDate(),
  examsEnd: isoDate(),
  version: version(),
});
