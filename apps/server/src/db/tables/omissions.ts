import { boolean, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { journalLessons } from './journal.ts';
import { students } from './students.ts';

/** Hours of a lesson that a student missed. Who was there has no row. */
export const omissions = pgTable(
  'omissions',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => journalLessons.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    hours: smallint().notNull(),
    /** For a good reason. */
    isRespectful: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [unique().on(table.studentId, table.lessonId)],
);

/** Days that a student missed for a good reason, as the dean's office has on paper. */
export const excuses = pgTable(
  'excuses',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    dateFrom: date().notNull(),
    dateTo: date().notNull(),
    /** "Медицинская справка". */
    name: text(),
    note: text(),
    /** Counted from the beginning of the studies. */
    semester: smallint().notNull(),
    version: version(),
  },
  (table) => [index().on(table.studentId, table.dateFrom)],
);
