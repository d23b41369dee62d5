import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** A book that a student borrowed; kept after its return. */
export const loans = pgTable(
  'loans',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Empty when a book has no author. */
    author: text().notNull(),
    takenOn: isoDate().notNull(),
    dueOn: isoDate().notNull(),
    returnedOn: isoDate(),
    version: version(),
  },
  (table) => [index().on(table.studentId)],
);

export const libraryNews = pgTable('library_news', {
  id: id(),
  title: text().notNull(),
  link: text().notNull(),
  date: isoDate().notNull(),
  version: version(),
});
