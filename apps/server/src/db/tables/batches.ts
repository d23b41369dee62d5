import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

/** Many changes of records that somebody made as one: an import, the start of a year. Taken back as one, too. */
export const batches = pgTable(
  'batches',
  {
    id: id(),
    kind: text().$type<'table-import' | 'new-year'>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it stands. */
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt), index().on(table.userId)],
);

/** Which entries of the audit log say what a batch did. They are taken back in the contrary order. */
export const batchEntries = pgTable(
  'batch_entries',
  {
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** From 1; of an import the row as the file counts it. */
    position: integer().notNull(),
    /** No reference: the log forgets entries by their age. */
    auditId: integer().notNull(),
    isUndone: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.position] })],
);
