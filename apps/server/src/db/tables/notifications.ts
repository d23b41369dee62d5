import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type NoticeKind, type QuietHours, defaultPushKinds } from '@semestr/core/notice-settings';
import { id } from './ids.ts';
import type { LocalizedText } from './localized-text.ts';
import { users } from './users.ts';

/** A message to one user: a decision, a mark, an announcement, a deadline. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<'INFO' | 'SUCCESS' | 'FAILURE'>().notNull(),
    /** In Russian, the original wording. */
    message: text().notNull(),
    /** The sentences of the message, for readers of any language; null when it was written before they were stored. */
    localized: jsonb().$type<readonly LocalizedText[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    isViewed: boolean().notNull().default(false),
  },
  // Newest first, by user: the order in which both the list and the counts read.
  (table) => [index().on(table.userId, table.id), index().on(table.createdAt)],
);

/** Notifications that a user also receives by e-mail and in browsers; no row until the user chooses. */
export const noticeSettings = pgTable('notice_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailKinds: text().array().$type<NoticeKind[]>().notNull(),
  pushKinds: text()
    .array()
    .$type<NoticeKind[]>()
    .notNull()
    .default([...defaultPushKinds]),
  /** Hours when nothing is sent; null when messages are sent at any time. */
  quiet: jsonb().$type<QuietHours>(),
});
