import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

/** A message to one person: a decision, a mark, an announcement, a deadline. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<'INFO' | 'SUCCESS' | 'FAILURE'>().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    isViewed: boolean().notNull().default(false),
  },
  // Newest first, by the person: both the list and the counts read this way.
  (table) => [index().on(table.userId, table.id), index().on(table.createdAt)],
);
