import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id } from './ids.ts';

/** What somebody told the support, kept for administrators whether mail reaches anybody or not. */
export const bugReports = pgTable(
  'bug_reports',
  {
    id: id(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    subject: text().notNull(),
    /** As it is mailed: who, where, and what happened. */
    text: text().notNull(),
    email: text().notNull(),
    /** Of the page; null where none was named. */
    url: text(),
    /** How many pictures of the page came with it. */
    pictures: smallint().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);

/** A picture of the page, apart from its report, so that lists need not read it. */
export const bugReportPictures = pgTable(
  'bug_report_pictures',
  {
    id: id(),
    reportId: integer()
      .notNull()
      .references(() => bugReports.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    /** A JPEG that we wrote ourselves. */
    bytes: bytes().notNull(),
  },
  (table) => [unique().on(table.reportId, table.number)],
);
