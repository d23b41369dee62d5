import * as calls from '@semestr/api/table-imports';
import type { TableColumns } from '@semestr/core/table-import-columns';
import type { Database } from '../../db/database.ts';
import { refusal } from '../../domain/refusal.ts';
import { importById, type TableImportRow } from './store.ts';
import { checkColumns, headOf, widthOf } from './table.ts';

/** Loads an import; throws `record-not-found`. */
export async function foundImport(db: Database, id: number): Promise<TableImportRow> {
  const row = await importById(db, id);
  if (!row) throw refusal('record-not-found');
  return row;
}

/** Whether the rows of an import were read from the cells of a timetable. */
export const isGridRow = ({ source }: TableImportRow): boolean => (source?.grid ?? null) !== null;

/** Loads an import that can still be stored, and validates its columns. */
export async function readable(
  db: Database,
  call: typeof calls.check | typeof calls.apply,
  id: number,
  columns: TableColumns,
): Promise<TableImportRow> {
  const row = await foundImport(db, id);
  const isOpen = (row.state === 'read' || row.state === 'stopped') && row.cells.length > 0;
  if (row.state === 'running' && call === calls.apply) throw refusal('table-import-busy');
  if (!isOpen) throw refusal('table-import-over');
  checkColumns(row.kind, headOf(row.cells).head, widthOf(row.cells), columns);
  return row;
}

/** Loads an import without stored rows; throws `table-import-over`. */
export async function unstored(db: Database, id: number): Promise<TableImportRow> {
  const row = await foundImport(db, id);
  if (row.state !== 'read' || row.batchId !== null || row.cells.length === 0)
    throw refusal('table-import-over');
  return row;
}
