import { academicYear } from '@semestr/core/calendar';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { type IsoDate, LOCAL_OFFSET_MINUTES, localDate } from '@semestr/core/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** A person or record that violates a sentence, with the actual value. */
export interface Offender {
  who: string;
  what: string;
}

/** Context of the checks: a demo university at a given time. */
export interface Story {
  db: Database;
  now: Date;
  today: IsoDate;
  /** The displayed academic year. */
  year: number;
}

/** A sentence that must be true for everyone in the demo university, with a search for violations. */
export interface Check {
  sentence: string;
  offenders: (story: Story) => Promise<readonly Offender[]>;
}

export const storyOf = (db: Database, now: Date): Story => {
  const today = localDate(now);
  return { db, now, today, year: academicYear(today) };
};

/** Defines a sentence with a query for violations: each row has `who` and `what`. */
export const check = (sentence: string, query: (story: Story) => SQL): Check => ({
  sentence,
  offenders: async (story) => {
    const found = sql`(${query(story)}) found`;
    return story.db.select({ who: sql<string>`who::text`, what: sql<string>`what::text` }).from(found);
  },
});

/** SQL for an instant in the university's time zone. */
export const local = (moment: SQL): SQL =>
  sql`((${moment}) at time zone 'UTC' + make_interval(mins => ${LOCAL_OFFSET_MINUTES}::int))`;

/** SQL for whether a date is a day off: a Sunday, or a holiday. */
export const isFree = (date: SQL): SQL => sql`(
  extract(isodow from ${date}) = 7
  or to_char(${date}, 'MM-DD') in (${sql.join(
    defaultHolidays.map(({ day, month }) => sql`${`${two(month)}-${two(day)}`}`),
    sql`, `,
  )}))`;

const two = (number: number): string => String(number).padStart(2, '0');

/** SQL for the instant of `now`. */
export const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
