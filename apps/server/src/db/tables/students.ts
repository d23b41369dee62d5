import type { DocumentLanguage, Funding } from '@semestr/core/student-details';
import type { LeftState } from '@semestr/core/student-states';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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
    /** Who pays for the studies; null when it is not recorded. */
    funding: text().$type<Funding>(),
    /** Country of the citizenship, by its ISO 3166 code; null when it is not recorded. */
    citizenship: text(),
    /** Language in which documents are issued; null when it is not recorded. */
    documentLanguage: text().$type<DocumentLanguage>(),
    /** State in which the student left the university, by the last order; null for current students. */
    leftAs: text().$type<LeftState>(),
    /** First day on which the student no longer studied; never in the future. */
    leftOn: isoDate(),
    version: version(),
  },
  (table) => [
    index().on(table.groupId),
    index().on(table.lastName),
    check('students_left', sql`(${table.leftAs} is null) = (${table.leftOn} is null)`),
    // For the search in published CVs.
    index('students_published')
      .on(table.lastName, table.firstName, table.id)
      .where(sql`${table.isPublished}`),
  ],
);
