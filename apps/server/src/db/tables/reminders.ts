import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a person has been reminded of, so that each reminder is sent once. */
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
