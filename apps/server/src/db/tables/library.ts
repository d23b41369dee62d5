import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** A book that a student took; kept when it is back. */
export const loans = pgTable(
  'loans',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Empty where a book has no author. */
    author: text().notNull(),
    takenOn: date().notNull(),
    dueOn: date().notNull(),
    returnedOn: date(),
    version: version(),
  },
  (table) => [index().on(table.studentId)],
);

export const libraryNews = pgTable('library_news', {
  id: id(),
  title: text().notNull(),
  link: text().notNull(),
  date: date().notNull(),
  version: version(),
});
