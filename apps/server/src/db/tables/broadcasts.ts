import type { BroadcastAudience } from '@semestr/core/broadcasts';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { users } from './users.ts';

/** A notification that an administrator sends to many at once, now or at a moment to come. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    text: text().notNull(),
    audience: text().$type<BroadcastAudience>().notNull(),
    /** Of students only those of these; of all where there are none. */
    facultyIds: integer().array().notNull(),
    courses: smallint().array().notNull(),
    groupIds: integer().array().notNull(),
    /** Null where it was sent as it was written. */
    sendAt: timestamp({ withTimezone: true }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it waits. */
    sentAt: timestamp({ withTimezone: true }),
    /** How many were told; null while nobody was. */
    recipients: integer(),
    version: version(),
  },
  (table) => [index().on(table.createdAt), index().on(table.authorId)],
);
