import type { TableImportKind, TableImportState } from '@semestr/core/table-imports';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { batches } from './batches.ts';
import { id, version } from './ids.ts';
import { users } from './users.ts';

/** A workbook or CSV file that an administrator has sent to be stored as records of one kind. */
export const tableImports = pgTable(
  'table_imports',
  {
    id: id(),
    kind: text().$type<TableImportKind>().notNull(),
    fileName: text().notNull(),
    state: text().$type<TableImportState>().notNull(),
    /** The cells of the file as texts, its head the first row. */
    cells: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    /** Of each field the column that it is read from, counted from 0; null until somebody has said so. */
    columns: jsonb().$type<Readonly<Record<string, number>>>(),
    /** The last row that has been stored, as the file counts its rows; 1, its head, before the first. */
    storedUpTo: integer().notNull().default(1),
    /** What its rows did; null until the first was stored. */
    batchId: integer().references(() => batches.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    version: version(),
  },
  (table) => [index().on(table.createdAt), index().on(table.batchId), index().on(table.userId)],
);
