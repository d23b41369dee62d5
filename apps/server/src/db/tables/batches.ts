import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

/** Many changes of records in one action, such as an import or the start of a year. They are also reverted together. */
export const batches = pgTable(
  'batches',
  {
    id: id(),
    kind: text().$type<'table-import' | 'new-year' | 'timetable-draft'>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until it is undone. */
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt), index().on(table.userId)],
);

/** The audit log entries of a batch. They are undone in reverse order. */
export const batchEntries = pgTable(
  'batch_entries',
  {
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** From 1; for an import the row number in the file. */
    position: integer().notNull(),
    /** Not a foreign key: log entries expire by age. */
    auditId: integer().notNull(),
    isUndone: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
);
