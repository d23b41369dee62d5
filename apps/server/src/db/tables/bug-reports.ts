import type { BugReportEvent, BugReportState } from '@semestr/core/bug-reports';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id, version } from './ids.ts';
import { language } from './localized-text.ts';
import { outbox } from './outbox.ts';
import { users } from './users.ts';

/** A report to the support team, kept for administrators whether or not its mail is delivered. */
export const bugReports = pgTable(
  'bug_reports',
  {
    id: id(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    subject: text().notNull(),
    /** The text of the mail: the user, the page, and the problem. */
    text: text().notNull(),
    /** The problem in the sender's words: the end of the text. */
    description: text().notNull().default(''),
    email: text().notNull(),
    /** Address of the page; null when none was given. */
    url: text(),
    /** Number of attached screenshots of the page. */
    pictures: smallint().notNull(),
    /** The account of the sender; null for a visitor who was not signed in. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The language that the sender had chosen; null when it is not known. */
    language: language(),
    state: text().$type<BugReportState>().notNull().default('new'),
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The report about the same problem into which this one was merged; its answers go to this sender too. */
    mergedIntoId: integer().references((): AnyPgColumn => bugReports.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.state),
    index().on(table.userId),
    index().on(table.assigneeId),
    index().on(table.mergedIntoId),
  ],
);

/** A screenshot, stored separately from its report so that lists need not read it. */
export const bugReportPictures = pgTable(
  'bug_report_pictures',
  {
    id: id(),
    reportId: integer()
      .notNull()
      .references(() => bugReports.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    /** A JPEG re-encoded by the server. */
    bytes: bytes().notNull(),
  },
  (table) => [unique().on(table.reportId, table.number)],
);

/** An event in the thread of a report, oldest first by id. */
export const bugReportEvents = pgTable(
  'bug_report_events',
  {
    id: id(),
    reportId: integer()
      .notNull()
      .references(() => bugReports.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().$type<BugReportEvent>().notNull(),
    /** The supporter; null once the account is deleted. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The answer to the sender. */
    answer: text(),
    /** A note for supporters, which the sender never sees. */
    note: text(),
    /** The new state, if the event changed it. */
    state: text().$type<BugReportState>(),
    /** The new assignee; null when the assignee was removed. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The other report of a merge or a separation. */
    otherId: integer().references(() => bugReports.id, { onDelete: 'set null' }),
    /** The mail with the answer; null once it is no longer kept. */
    messageId: integer().references(() => outbox.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.reportId),
    index().on(table.authorId),
    index().on(table.assigneeId),
    index().on(table.otherId),
    index().on(table.messageId),
  ],
);
