import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Attempts that may run out, by what is tried, on what, and by whom. */
export const attempts = pgTable(
  'attempts',
  {
    /** "contacts", "recovery", … */
    scope: text().notNull(),
    /** The account's id or the login that was typed. */
    subject: text().notNull(),
    /** The address that tries; empty where it does not matter. */
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
