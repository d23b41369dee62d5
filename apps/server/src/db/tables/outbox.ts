import type { ChannelName, DeliveryState } from '@semestr/core/delivery';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { codes } from './codes.ts';
import { id, version } from './ids.ts';
import { language, type LocalizedText } from './localized-text.ts';

const moment = () => timestamp({ withTimezone: true });

/** Messages to people outside: e-mails, text messages and those to browsers, until they are delivered and as a record of it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text().$type<ChannelName>().notNull(),
    /** An address, a number, or the number of a browser that was added (`push_subscriptions`). */
    recipient: text().notNull(),
    /** In Russian, as it was written. Text messages are sent without it. */
    subject: text().notNull(),
    /** In Russian, as it was written; null once a secret has been sent. */
    text: text(),
    /** What is sent instead of the two above; null where it is just them. Of a secret that has been sent the subject stays. */
    localized: jsonb().$type<{ subject: LocalizedText; text?: LocalizedText | readonly LocalizedText[] }>(),
    /** In which the message is sent; null for Russian. */
    language: language(),
    /** Holds a code: the text is wiped after it was sent, and never shown. */
    isSecret: boolean().notNull().default(false),
    /** As in `deliveryPriority`: the lowest goes first. */
    priority: smallint().notNull().default(1),
    state: text().$type<DeliveryState>().notNull(),
    createdAt: moment().notNull(),
    /** Not to be sent before; while one worker sends it, until when no other may. */
    nextAt: moment().notNull(),
    /** After which it must not be sent any more. */
    expiresAt: moment(),
    failures: integer().notNull().default(0),
    lastError: text(),
    sentAt: moment(),
    /** The code whose sending this is: a failure gives the attempt back. */
    codeId: integer().references(() => codes.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [
    // The next message of a channel, of those that wait.
    index('outbox_next')
      .on(table.channel, table.priority, table.nextAt)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.codeId),
    index().on(table.createdAt),
  ],
);

export const outboxFiles = pgTable(
  'outbox_files',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [index().on(table.messageId)],
);
