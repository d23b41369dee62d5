import type { TableImportKind, TableImportState } from '@semestr/core/table-imports';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { batches } from './batches.ts';
import { id, version } from './ids.ts';
import { users } from './users.ts';

/** A workbook or CSV file that an administrator uploaded to be imported as records of one type. */
export const tableImports = pgTable(
  'table_imports',
  {
    id: id(),
    kind: text().$type<TableImportKind>().notNull(),
    fileName: text().notNull(),
    state: text().$type<TableImportState>().notNull(),
    /** The cells of the file as texts; the first row is the header. */
    cells: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    /** The column for each field, counted from 0; null until it is set. */
    columns: jsonb().$type<Readonly<Record<string, number>>>(),
    /** The last imported row, by its number in the file; 1, the header, before the first. */
    storedUpTo: integer().notNull().default(1),
    /** The batch of changes made by its rows; null until the first row is imported. */
    batchId: integer().references(() => batches.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    version: version(),
  },
  (table) => [index().on(table.createdAt), index().on(table.batchId), index().on(table.userId)],
);
