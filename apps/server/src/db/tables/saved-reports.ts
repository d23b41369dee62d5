import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { users } from './users.ts';

/** A saved report: its view, grouping, measure and filters. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: id(),
    name: text().notNull(),
    view: text().notNull(),
    /** Fields that group the rows, outermost first. */
    rows: jsonb().$type<readonly string[]>().notNull(),
    /** Field that groups the columns; null for one column. */
    across: text(),
    measure: text().notNull(),
    filter: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    version: version(),
  },
  (table) => [index().on(table.authorId)],
);
