import type { ChannelName, DeliveryState } from '@semestr/core/delivery';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { codes } from './codes.ts';
import { id, version } from './ids.ts';
import { language, type LocalizedText } from './localized-text.ts';

const moment = () => timestamp({ withTimezone: true });

/** Outgoing messages: e-mails, text messages and those to browsers. Kept until delivery and afterwards as a record. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text().$type<ChannelName>().notNull(),
    /** An address, a phone number, or the id of a subscribed browser (`push_subscriptions`). */
    recipient: text().notNull(),
    /** In Russian, the original wording. Not part of text messages. */
    subject: text().notNull(),
    /** In Russian, the original wording; null after a secret has been sent. */
    text: text(),
    /**
     * Localised texts sent instead of the two columns above; null when those are sent unchanged. After a secret has
     * been sent, only the subject is kept.
     */
    localized: jsonb().$type<{ subject: LocalizedText; text?: LocalizedText | readonly LocalizedText[] }>(),
    /** Language of the message; null for Russian. */
    language: language(),
    /** Whether it contains a code: the text is wiped after sending and never shown. */
    isSecret: boolean().notNull().default(false),
    /** As in `deliveryPriority`: the lowest is sent first. */
    priority: smallint().notNull().default(1),
    state: text().$type<DeliveryState>().notNull(),
    createdAt: moment().notNull(),
    /** Earliest time of sending; while a worker sends it, the time until which no other worker may. */
    nextAt: moment().notNull(),
    /** Time after which it must not be sent. */
    expiresAt: moment(),
    failures: integer().notNull().default(0),
    lastError: text(),
    sentAt: moment(),
    /** The code in the message: a failed delivery restores the attempt. */
    codeId: integer().references(() => codes.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [
    // The next pending message of a channel.
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
