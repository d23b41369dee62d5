import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { sessions, users } from './users.ts';

/** Browsers that show messages. A subscription lasts as long as the session that added it. */
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
    /** The browser's address at its vendor's push service. */
    endpoint: text().notNull().unique(),
    /** Key with which messages to it are encrypted, as base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionHash)],
);
