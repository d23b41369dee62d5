import * as calls from '@semestr/api/table-import-files';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../domain/refusal.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { gridRowsOf } from './grid-rows.ts';
import { readSource } from './read-source.ts';
import { unstored } from './readable.ts';
import { toImportReply } from './reply.ts';
import { updateState } from './states.ts';
import type { TableImportRow } from './store.ts';

/** Returns the sheets of an import; throws when only its rows are stored. */
function sourceOf({ source }: TableImportRow): NonNullable<TableImportRow['source']> {
  if (source === null) throw refusal('table-import-over');
  return source;
}

/** Calls that show how a file was read, and read it differently. */
export function sourceRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.sheets, async ({ db, params: { id } }) => {
    const { beginnings } = sourceOf(await unstored(db, id));
    return { sheets: beginnings.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) })) };
  });

  handle(app, services, calls.grid, async ({ db, params: { id } }) => {
    const row = await unstored(db, id);
    const { grid } = sourceOf(row);
    if (grid === null) throw refusal('table-import-over');
    return { lessons: gridRowsOf(row.cells), others: [...grid.others] };
  });

  handle(
    app,
    services,
    calls.read,
    async ({ db, params: { id }, body: { place, term }, language, refuse }) => {
      const row = await unstored(db, id);
      const read = await readSource(db, {
        content: { packed: sourceOf(row).sheets },
        kind: row.kind,
        place: place && { sheet: place.sheet, row: place.row - 1 },
        term,
        language,
      });
      const changed = await updateState(db, row, { ...read, columns: null });
      if (!changed) throw refuse('table-import-over');
      return toImportReply(db, changed, language);
    },
  );
}
