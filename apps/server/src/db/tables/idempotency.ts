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
    /** A hash of what was sent under the key; null where a version stored it that kept none. */
    sentHash: text(),
    /** Null where such a version was ended between what it created and its answer. */
    reply: jsonb().$type<{ value?: unknown }>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] }), index().on(table.createdAt)],
);
