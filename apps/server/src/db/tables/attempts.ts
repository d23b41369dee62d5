import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Limited attempts, by scope, subject and client. */
export const attempts = pgTable(
  'attempts',
  {
    /** "contacts", "recovery", … */
    scope: text().notNull(),
    /** The account's id or the entered username. */
    subject: text().notNull(),
    /** Client address; empty when it does not matter. */
    client: text().notNull(),
    left: integer().notNull(),
    bannedUntil: moment(),
    touchedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.subject, table.client] }),
    index().on(table.touchedAt),
  ],
);
