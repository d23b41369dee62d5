import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type NoticeKind, type QuietHours, usualPushKinds } from '@semestr/core/notice-settings';
import { id } from './ids.ts';
import type { LocalizedText } from './localized-text.ts';
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
    /** In Russian, as it was written. */
    message: text().notNull(),
    /** The sentences of the message, for readers of any language; null where it was written before there were such. */
    localized: jsonb().$type<readonly LocalizedText[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    isViewed: boolean().notNull().default(false),
  },
  // Newest first, by the person: both the list and the counts read this way.
  (table) => [index().on(table.userId, table.id), index().on(table.createdAt)],
);

/** What somebody chose to get by e-mail and in browsers too; who never chose has no row. */
export const noticeSettings = pgTable('notice_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailKinds: text().array().$type<NoticeKind[]>().notNull(),
  pushKinds: text()
    .array()
    .$type<NoticeKind[]>()
    .notNull()
    .default([...usualPushKinds]),
  /** When nothing is sent; null where messages are sent at any time. */
  quiet: jsonb().$type<QuietHours>(),
});
