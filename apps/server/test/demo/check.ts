import { academicYear } from '@semestr/core/calendar';
import { usualHolidays } from '@semestr/core/usual-holidays';
import { type IsoDate, LOCAL_OFFSET_MINUTES, localDate } from '@semestr/core/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Somebody or something of which a sentence is not true, and what is there instead. */
export interface Offender {
  who: string;
  what: string;
}

/** What the sentences are about: a demo university as of a moment. */
export interface Story {
  db: Database;
  now: Date;
  today: IsoDate;
  /** The academic year that the demo shows. */
  year: number;
}

/** One sentence that is true of every person of the demo university, with how those are found of whom it is not. */
export interface Check {
  sentence: string;
  offenders: (story: Story) => Promise<readonly Offender[]>;
}

export const storyOf = (db: Database, now: Date): Story => {
  const today = localDate(now);
  return { db, now, today, year: academicYear(today) };
};

/** A sentence whose offenders a query finds: each row with `who` and `what`. */
export const check = (sentence: string, query: (story: Story) => SQL): Check => ({
  sentence,
  offenders: async (story) => {
    const found = sql`(${query(story)}) found`;
    return story.db.select({ who: sql<string>`who::text`, what: sql<string>`what::text` }).from(found);
  },
});

/** A moment on the university's clock. */
export const local = (moment: SQL): SQL =>
  sql`((${moment}) at time zone 'UTC' + make_interval(mins => ${LOCAL_OFFSET_MINUTES}::int))`;

/** Whether nobody works on a day: a Sunday, or a holiday. */
export const isFree = (date: SQL): SQL => sql`(
  extract(isodow from ${date}) = 7
  or to_char(${date}, 'MM-DD') in (${sql.join(
    usualHolidays.map(({ day, month }) => sql`${`${two(month)}-${two(day)}`}`),
    sql`, `,
  )}))`;

const two = (number: number): string => String(number).padStart(2, '0');

/** The moment of `now` as a statement takes it. */
export const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
