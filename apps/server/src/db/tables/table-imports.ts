import type { TableImportKind, TableImportState } from '@semestr/core/table-imports';
import type { TermCode } from '@semestr/core/term';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { batches } from './batches.ts';
import { id, version } from './ids.ts';
import { users } from './users.ts';

type Rows = readonly (readonly string[])[];

/** The source from which the rows of an import were read. */
export interface TableSource {
  /** The visible sheets: JSON, compressed, in base64. */
  sheets: string;
  /** The first rows of each sheet. */
  beginnings: readonly { name: string; rows: Rows }[];
  /** Head of a list: its sheet and row, counted from 0; null for a timetable. */
  place: { sheet: number; row: number } | null;
  /** A timetable; null for a list. */
  grid: {
    term: TermCode | null;
    others: readonly { cell: string; text: string }[];
    assumed: number;
  } | null;
}

/** A workbook or CSV file that an administrator uploaded to be imported as records of one type. */
export const tableImports = pgTable(
  'table_imports',
  {
    id: id(),
    kind: text().$type<TableImportKind>().notNull(),
    fileName: text().notNull(),
    state: text().$type<TableImportState>().notNull(),
    /** The cells of the file as texts; the first row is the header. An empty list once they are no longer stored. */
    cells: jsonb().$type<Rows>().notNull(),
    /** Null once it is no longer stored, and for files of earlier versions. */
    source: jsonb().$type<TableSource>(),
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
