import type { TableColumns } from '@semestr/core/table-import-columns';
import type { TableImportKind } from '@semestr/core/table-imports';
import type { Database } from '../../db/database.ts';
import { importKinds } from './kinds.ts';
import { nameFields } from './kind.ts';
import { namesIn } from './names.ts';
import type { Cells } from './file/read-file.ts';
import { readRow, type RowPlan } from './read-row.ts';
import { yieldToEventLoop, slicesOf } from './slices.ts';
import { rowsOf } from './table.ts';
import { fieldsOf } from './titles.ts';

/** Whether a row changes the name of an existing student or employee. */
export const changesName = ({ stored, body }: Pick<RowPlan, 'stored' | 'body'>): boolean =>
  stored !== null && nameFields.some((field) => field in stored.body && stored.body[field] !== body[field]);

/**
 * Counts the names that a file would change. Only reads records, which is much faster than trying to store the rows.
 */
export async function countNameChanges(
  db: Database,
  kind: TableImportKind,
  cells: Cells,
  columns: TableColumns,
): Promise<number> {
  if (!nameFields.some((field) => columns[field] !== undefined)) return 0;
  const fields = fieldsOf(kind);
  const at = { tx: db, names: namesIn(db), isTaken: () => false };
  let count = 0;
  for (const slice of slicesOf(kind, rowsOf(kind, cells, columns))) {
    for (const row of slice) {
      // A repeated row is invalid, and never stored.
      if (row.repeats !== null) continue;
      const rowPlan = await readRow(importKinds[kind], fields, row.cells, at);
      if (!('faults' in rowPlan) && changesName(rowPlan)) count += 1;
    }
    await yieldToEventLoop();
  }
  return count;
}
