import type { BroadcastAudience } from '@semestr/core/broadcasts';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { users } from './users.ts';

/** A notification that an administrator sends to many users, immediately or at a scheduled time. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    text: text().notNull(),
    audience: text().$type<BroadcastAudience>().notNull(),
    /** Limits student recipients to these faculties; all when empty. */
    facultyIds: integer().array().notNull(),
    courses: smallint().array().notNull(),
    groupIds: integer().array().notNull(),
    /** Null when it was sent immediately. */
    sendAt: timestamp({ withTimezone: true }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is pending. */
    sentAt: timestamp({ withTimezone: true }),
    /** Number of notified users; null until it is sent. */
    recipients: integer(),
    version: version(),
  },
  (table) => [index().on(table.createdAt), index().on(table.authorId)],
);
