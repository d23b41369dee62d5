import type { RequestKind } from '@semestr/core/requests/kinds';
import type { RequestEvent } from '@semestr/core/requests/threads';
import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { students } from './students.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

/** The correspondence about a request of any kind; created with its first event. */
export const requestThreads = pgTable(
  'request_threads',
  {
    id: id(),
    kind: text().$type<RequestKind>().notNull(),
    /** The id in the table of the kind. */
    requestId: integer().notNull(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The employee who processes the request. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the open question was asked; null without one. */
    askedAt: timestamp({ withTimezone: true }),
    /** When the student last replied. */
    repliedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.kind, table.requestId),
    index().on(table.studentId),
    index().on(table.assigneeId),
  ],
);

/** An event in the thread of a request, oldest first by id. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: id(),
    threadId: integer()
      .notNull()
      .references(() => requestThreads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().$type<RequestEvent>().notNull(),
    /** The employee; null for a reply, and once the account is deleted. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    question: text(),
    /** Empty when the student replied with a document only. */
    reply: text(),
    /** A note of the office, which the student never sees. */
    note: text(),
    /** The document attached to a reply. */
    uploadId: integer().references(() => uploads.id, { onDelete: 'set null' }),
    /** The new assignee; null when the assignee was removed. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.threadId),
    index().on(table.authorId),
    index().on(table.uploadId),
    index().on(table.assigneeId),
  ],
);

/** Texts that the office offers for questions and rejections. */
export const requestTemplates = pgTable('request_templates', {
  id: id(),
  use: text().$type<'question' | 'rejection'>().notNull(),
  /** The kind of request for which it is offered; null for all. */
  kind: text().$type<RequestKind>(),
  text: text().notNull(),
  order: smallint().notNull().default(0),
  version: version(),
});
