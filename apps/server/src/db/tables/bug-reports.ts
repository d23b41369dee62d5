import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id } from './ids.ts';

/** A report to the support team, kept for administrators whether or not its mail is delivered. */
export const bugReports = pgTable(
  'bug_reports',
  {
    id: id(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    subject: text().notNull(),
    /** The text of the mail: the user, the page, and the problem. */
    text: text().notNull(),
    email: text().notNull(),
    /** Address of the page; null when none was given. */
    url: text(),
    /** Number of attached screenshots of the page. */
    pictures: smallint().notNull(),
  },
  (table) => [index().on(table.createdAt)],
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
