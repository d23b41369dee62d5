import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { groups } from './groups.ts';
import { id, version } from './ids.ts';

export const students = pgTable(
  'students',
  {
    id: id(),
    cardNumber: text().notNull().unique(),
    lastName: text().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    /** The name in Belarusian, if known. */
    belarusianLastName: text(),
    belarusianFirstName: text(),
    belarusianMiddleName: text(),
    birthDate: isoDate().notNull(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onUpdate: 'cascade' }),
    /** 1 or 2. */
    subgroup: smallint().notNull(),
    isGroupHead: boolean().notNull().default(false),
    /** Whether the student may note absences without being the group head. */
    canNote: boolean().notNull().default(false),
    hasProfiling: boolean().notNull().default(false),
    /** A problem with the student's data; null when there is none. */
    illiquidMessage: text(),
    summary: text(),
    isPublished: boolean().notNull().default(false),
    isSearchingJob: boolean().notNull().default(false),
    showsRating: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [
    index().on(table.groupId),
    index().on(table.lastName),
    // For the search in published CVs.
    index('students_published')
      .on(table.lastName, table.firstName, table.id)
      .where(sql`${table.isPublished}`),
  ],
);
