import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { sessions, users } from './users.ts';

/** Browsers that show messages, each for as long as the session lives in which it was added. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The browser's address at the service of its maker. */
    endpoint: text().notNull().unique(),
    /** With which messages to it are encrypted, as base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionHash)],
);
