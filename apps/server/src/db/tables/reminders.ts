import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Reminders already sent to a user, so that each is sent once. */
export const reminders = pgTable(
  'reminders',
  {
    /** "loan-soon", "loan-overdue", … */
    kind: text().notNull(),
    /** The id of the record that the reminder is about. */
    subjectId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
