import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** What every request of a student to the university has; its own table adds the state and what is asked for. */
export const requestColumns = () => ({
  id: id(),
  studentId: integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  decidedAt: timestamp({ withTimezone: true }),
  /** Why it was rejected, or that the student took it back. */
  rejectionReason: text(),
  version: version(),
});
