import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id } from './ids.ts';
import { students } from './students.ts';

/** A file that a student attached to a request; stored separately so that lists need not read it. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The media type: a JPEG or a PDF. */
    type: text().notNull(),
    bytes: bytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.studentId)],
);
