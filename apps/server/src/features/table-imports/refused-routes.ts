import * as calls from '@semestr/api/table-import-files';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { refusal } from '../../domain/refusal.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { checkTable } from './check.ts';
import type { Cells } from './file/read-file.ts';
import { foundImport, isGridRow, unstored } from './readable.ts';
import { refusedTable } from './refused-rows.ts';
import { refusedText, refusedWorkbook } from './refused-files.ts';
import { updateState } from './states.ts';
import type { TableImportRow } from './store.ts';
import { checkColumns, headOf, widthOf } from './table.ts';

/** Loads an import whose cells are still stored. */
async function withCells(db: Database, id: number): Promise<TableImportRow> {
  const row = await foundImport(db, id);
  if (row.cells.length === 0) throw refusal('table-import-over');
  return row;
}

/** Returns the cells of a row below the header. */
function cellsAt(cells: Cells, row: number): readonly string[] {
  const { firstRow } = headOf(cells);
  const found = row >= firstRow ? cells[row - 1] : undefined;
  if (!found || found.length === 0) throw refusal('record-not-found');
  return found;
}

/**
 * Calls for the rows of a file that cannot be stored: to correct them in the console, or in a file that is uploaded
 * again.
 */
export function refusedRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.oneRow, async ({ db, params: { id, row } }) => ({
    cells: [...cellsAt((await unstored(db, id)).cells, row)],
  }));

  handle(
    app,
    services,
    calls.mend,
    async ({ db, params: { id, row: at }, body: { columns, cells }, language, refuse, caller, request }) => {
      const row = await unstored(db, id);
      checkColumns(row.kind, headOf(row.cells).head, widthOf(row.cells), columns);
      const mended = [...cellsAt(row.cells, at)];
      for (const { column, value } of cells) {
        while (mended.length <= column) mended.push('');
        mended[column] = value.trim();
      }
      const mendedCells = row.cells.map((own, index) => (index === at - 1 ? mended : own));
      const changed = await updateState(db, row, { columns, cells: mendedCells });
      if (!changed) throw refuse('table-import-over');
      const run = { kind: row.kind, by: { caller, client: request.ip }, taken: new Set<number>() };
      const table = { cells: changed.cells, columns, language, isGrid: isGridRow(changed), only: at };
      return checkTable({ ...services, db }, run, table);
    },
  );

  handle(app, services, calls.refused, async ({ db, params: { id }, language, caller, now, request }) => {
    const row = await withCells(db, id);
    const by = { caller, client: request.ip };
    const table = await refusedTable({ ...services, db }, by, row, language);
    return refusedWorkbook(table, { fileName: row.fileName, language, now });
  });

  handle(app, services, calls.refusedCsv, async ({ db, params: { id }, language, caller, request }) => {
    const row = await withCells(db, id);
    const by = { caller, client: request.ip };
    const table = await refusedTable({ ...services, db }, by, row, language);
    return refusedText(table, { fileName: row.fileName, language });
  });
}
