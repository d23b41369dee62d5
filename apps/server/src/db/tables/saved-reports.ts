import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { users } from './users.ts';

/** A report that somebody has built: of which view, by what, counting what, narrowed to what. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: id(),
    name: text().notNull(),
    view: text().notNull(),
    /** By what its rows are made, the first the outer one. */
    rows: jsonb().$type<readonly string[]>().notNull(),
    /** By what its columns are made; null for one column. */
    across: text(),
    measure: text().notNull(),
    filter: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    version: version(),
  },
  (table) => [index().on(table.authorId)],
);
