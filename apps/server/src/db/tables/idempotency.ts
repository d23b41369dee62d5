import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Replies to requests that create something, by the caller's key, so that a repeated request creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The path of the call. */
    call: text().notNull(),
    key: text().notNull(),
    /** A hash of the body sent under the key; null for rows of a version that stored none. */
    sentHash: text(),
    /** Null when such a version was stopped between creating and replying. */
    reply: jsonb().$type<{ value?: unknown }>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] }), index().on(table.createdAt)],
);
