import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_RANGE } from '@semestr/api/filters';
import * as calls from '@semestr/api/table-imports';
import type { TableColumns } from '@semestr/core/table-import-columns';
import { MAX_UNCONFIRMED_NAMES } from '@semestr/core/table-imports';
import { getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tableImports } from '../../db/tables/table-imports.ts';
import { writeAudit } from '../../domain/audit.ts';
import type { Services } from '../../http/services.ts';
import type { Call } from '../../http/call.ts';
import { actor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { refusal } from '../../domain/refusal.ts';
import { applyRows } from './apply.ts';
import { checkTable } from './check.ts';
import { jobsOf } from '../../http/jobs.ts';
import { countNameChanges } from './name-changes.ts';
import { foundImport, isGridRow, readable } from './readable.ts';
import { refusedRoutes } from './refused-routes.ts';
import { readSource } from './read-source.ts';
import { toImportReply } from './reply.ts';
import type { By } from './slices.ts';
import { endInterrupted, updateState } from './states.ts';
import { listImports, subjectOf, type TableImportRow } from './store.ts';
import { template } from './template.ts';
import { sourceRoutes } from './source-routes.ts';
import { undoRows } from './undo.ts';
import type { Database } from '../../db/database.ts';
import type { Resource } from '../../records/define-resource.ts';

/** Maximum length of a file name; browsers send only the last part of a path. */
const MAX_NAME = 200;
const nameOf = (name: string): string =>
  name.split(/[\\/]/).at(-1)?.toWellFormed().replaceAll('\0', '').slice(0, MAX_NAME) || 'file';

/** All columns except the file, which may have tens of megabytes. */
const { cells: _cells, source: _source, ...withoutCells } = getTableColumns(tableImports);

type Made = Pick<Call<typeof calls.undo>, 'caller' | 'now' | 'request'>;

const byOf = ({ caller, request }: Made): By => ({ caller, client: request.ip });

export function tableImportRoutes(
  app: FastifyInstance,
  services: Services,
  resources: readonly Resource[],
): void {
  sourceRoutes(app, services);
  refusedRoutes(app, services);
  const jobs = jobsOf(app, 'A table import');
  /** For jobs, which outlive their call. */
  const storage = { ...services, db: services.plainDb };
  app.addHook('onReady', () => endInterrupted(services.plainDb, services.now()));

  /** Rejects a file that changes many names, unless it has already been started with the same columns. */
  async function refuseNameChanges(db: Database, row: TableImportRow, columns: TableColumns): Promise<void> {
    const isGoingOn = row.batchId !== null && isDeepStrictEqual(row.columns, columns);
    if (isGoingOn) return;
    const names = await countNameChanges(db, row.kind, row.cells, columns);
    if (names > MAX_UNCONFIRMED_NAMES) throw refusal('table-import-names', { facts: { names } });
  }

  /** Starts an import, and records that in the log; returns null when another request has resumed it. */
  const begin = (
    db: Database,
    call: Made,
    row: TableImportRow,
    { action, ...change }: Parameters<typeof updateState>[2] & { action: 'apply' | 'undo' },
  ): Promise<TableImportRow | null> =>
    db.transaction(async (tx) => {
      const begun = await updateState(tx, row, change);
      if (!begun) return null;
      await writeAudit(tx, {
        now: call.now,
        ...actor(call.caller),
        action: `table-imports.${action}`,
        subject: subjectOf(row.id),
        details: { kind: row.kind, fileName: row.fileName },
        client: call.request.ip,
      });
      return begun;
    });

  handle(app, services, calls.template, async ({ params: { kind }, language, now }) =>
    template(kind, language, now),
  );

  handle(app, services, calls.send, async ({ db, body: { kind, file }, caller, now, language }) => {
    const read = await readSource(db, {
      content: { bytes: file.bytes },
      kind,
      place: null,
      term: null,
      language,
    });
    const [row] = await db
      .insert(tableImports)
      .values({
        kind,
        fileName: nameOf(file.name),
        state: 'read',
        ...read,
        userId: caller.userId,
        createdAt: now,
      })
      .returning(withoutCells);
    if (!row) throw new Error('The import was not stored');
    return toImportReply(db, { ...row, ...read }, language);
  });

  handle(app, services, calls.list, async ({ db, query: { filter, range } }) =>
    listImports(db, filter, range ?? [0, DEFAULT_RANGE - 1]),
  );

  handle(app, services, calls.one, async ({ db, params: { id }, language }) =>
    toImportReply(db, await foundImport(db, id), language),
  );

  handle(
    app,
    services,
    calls.check,
    async ({ db, params: { id }, body: { columns }, language, refuse, ...call }) => {
      const row = await readable(db, calls.check, id, columns);
      // Stores the chosen columns, so that they are kept when the user returns later.
      if (!(await updateState(db, row, { columns }))) throw refuse('table-import-over');
      const run = { kind: row.kind, by: byOf(call), taken: new Set<number>() };
      const isGrid = isGridRow(row);
      return checkTable({ ...services, db }, run, { cells: row.cells, columns, language, isGrid });
    },
  );

  handle(
    app,
    services,
    calls.apply,
    async ({
      db,
      params: { id },
      body: { columns, leaveOutFaulty, changesNames = false },
      refuse,
      ...call
    }) => {
      const row = await readable(db, calls.apply, id, columns);
      if (!changesNames) await refuseNameChanges(db, row, columns);
      const begun = await begin(db, call, row, {
        action: 'apply',
        state: 'running',
        columns,
        finishedAt: null,
      });
      if (!begun) throw refuse('table-import-busy');
      const by = byOf(call);
      jobs.begin((signal) => applyRows({ storage, by, signal, leaveOutFaulty }, begun));
      return undefined;
    },
  );

  handle(app, services, calls.undo, async ({ db, params: { id }, refuse, ...call }) => {
    const row = await foundImport(db, id);
    if (row.state === 'running' || row.state === 'undoing') throw refuse('table-import-busy');
    if (row.batchId === null || row.state === 'undone') throw refuse('table-import-over');
    const begun = await begin(db, call, row, { action: 'undo', state: 'undoing' });
    if (!begun) throw refuse('table-import-busy');
    const by = byOf(call);
    jobs.begin((signal) => undoRows({ storage, by, signal, resources }, begun));
    return undefined;
  });
}
