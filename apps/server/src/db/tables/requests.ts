import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** Columns common to all requests of students to the university; each table adds the state and the content. */
export const requestColumns = () => ({
  id: id(),
  studentId: integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  decidedAt: timestamp({ withTimezone: true }),
  /** The reason for rejection, or that the student cancelled it. */
  rejectionReason: text(),
  version: version(),
});
