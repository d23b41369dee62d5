import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The answers to requests that create, by the caller's own key, so that a repetition creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The path of the call. */
    call: text().notNull(),
    key: text().notNull(),
    /** Null while the first request is being answered. */
    reply: jsonb().$type<{ value?: unknown }>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] }), index().on(table.createdAt)],
);
