import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Of what somebody has been reminded, so that it is told once. */
export const reminders = pgTable(
  'reminders',
  {
    /** "loan-soon", "loan-overdue", … */
    kind: text().notNull(),
    /** The id of what is due. */
    subjectId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
