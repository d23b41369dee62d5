import { MAX_LISTED } from '@semestr/api/table-imports';
import { eq } from 'drizzle-orm';
import { audit } from '../../db/tables/audit.ts';
import { batchEntries } from '../../db/tables/batches.ts';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../domain/audit.ts';
import { keepsRole } from '../../domain/former-rights.ts';
import { actor } from '../../domain/caller.ts';
import { startBatch } from '../../records/batches.ts';
import { inTransaction } from '../../records/changes.ts';
import { tryRows } from './check.ts';
import { importKinds } from './kinds.ts';
import {
  type By,
  type RowResult,
  yieldToEventLoop,
  type Run,
  slicesOf,
  type Storage,
  storeRows,
} from './slices.ts';
import { updateState } from './states.ts';
import { addRowToBatch } from './entries.ts';
import { type RowFaults, subjectOf, type TableImportRow } from './store.ts';
import { rowsOf, type TableRow } from './table.ts';

/** Context of storing the rows of a file, slice by slice. */

interface Applying {
  storage: Storage;
  by: By;
  signal: AbortSignal;
  leaveOutFaulty: boolean;
}

const faultyOf = (results: readonly RowResult[]): RowFaults[] =>
  results.flatMap(({ row, outcome }) =>
    outcome.result === 'faulty' ? [{ row: row.row, faults: outcome.faults }] : [],
  );

/** Records the rejected rows without their cells, which are deleted after some days. */
export async function recordFaulty(
  tx: Database,
  { storage, by }: Pick<Applying, 'storage' | 'by'>,
  action: 'leave-out' | 'refuse',
  id: number,
  rows: readonly RowFaults[],
): Promise<void> {
  if (rows.length === 0) return;
  await writeAudit(tx, {
    now: storage.now(),
    ...actor(by.caller),
    action: `table-imports.${action}`,
    subject: subjectOf(id),
    details: { rows },
    client: by.client,
  });
}

/** Loads the ids of the records into which earlier rows of a file were stored. */
async function loadTakenIds(db: Database, { kind, batchId }: TableImportRow): Promise<Set<number>> {
  if (batchId === null) return new Set();
  const rows = await db
    .select({ subject: audit.subject })
    .from(batchEntries)
    .innerJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(eq(batchEntries.batchId, batchId));
  const own = rows.filter(({ subject }) => subject.startsWith(`${kind}/`));
  return new Set(own.map(({ subject }) => Number(subject.split('/').at(-1))));
}

/** Finds the faults of all rows without storing any. */
async function faultsOf({ storage, by, signal }: Applying, row: TableImportRow): Promise<RowFaults[]> {
  const faulty: RowFaults[] = [];
  const run = { kind: row.kind, by, taken: new Set<number>() };
  await tryRows(storage, run, row.cells, row.columns ?? {}, async (_tx, results) => {
    faulty.push(...faultyOf(results));
    signal.throwIfAborted();
  });
  return faulty;
}

interface Slice {
  row: TableImportRow;
  run: Run;
  batchId: number;
  rows: readonly TableRow[];
}

/**
 * Stores one slice. The position is stored with it, so that a resumed import stores no row twice. Returns the resulting
 * import and whether an invalid row stopped it, or null when another request has resumed it.
 */
async function storeSlice(
  { storage, by, leaveOutFaulty }: Applying,
  { row, run, batchId, rows }: Slice,
): Promise<{ row: TableImportRow; isStopped: boolean } | null> {
  return inTransaction(storage, importKinds[row.kind].config, async (tx) => {
    const results = await storeRows(
      tx,
      run,
      rows,
      storage.now(),
      ({ outcome }) => outcome.result === 'faulty' && !leaveOutFaulty,
    );
    for (const { row: at, outcome } of results)
      if (outcome.result === 'created' || outcome.result === 'updated')
        await addRowToBatch(tx, batchId, at.row, outcome);
    const faulty = faultyOf(results);
    const isStopped = faulty.length > 0 && !leaveOutFaulty;
    await recordFaulty(tx, { storage, by }, isStopped ? 'refuse' : 'leave-out', row.id, faulty);
    const last = isStopped ? results.at(-2) : results.at(-1);
    const next = await updateState(tx, row, last ? { storedUpTo: last.row.row } : {});
    // Throws, so that nothing of the slice is stored.
    if (!next) throw new Superseded();
    return { row: next, isStopped };
  }).catch(nullIfSuperseded);
}

/** Thrown when another request has resumed the import. */
class Superseded extends Error {}

function nullIfSuperseded(error: unknown): null {
  if (error instanceof Superseded) return null;
  throw error;
}

/** Loads or creates the batch of an import's changes; returns null when another request has resumed it. */
async function inBatch(
  { storage, by }: Pick<Applying, 'storage' | 'by'>,
  row: TableImportRow,
): Promise<{ row: TableImportRow; batchId: number } | null> {
  const { db, now } = storage;
  if (row.batchId !== null) return { row, batchId: row.batchId };
  return db
    .transaction(async (tx) => {
      const newBatch = { kind: 'table-import', userId: by.caller.userId, createdAt: now() } as const;
      const batchId = await startBatch(tx, newBatch);
      const next = await updateState(tx, row, { batchId });
      if (!next) throw new Superseded();
      return { row: next, batchId };
    })
    .catch(nullIfSuperseded);
}

/** Stores the remaining rows of a `running` import; an unexpected error leaves it `stopped`. */
export async function applyRows(applying: Applying, begun: TableImportRow): Promise<void> {
  const { storage, by, signal, leaveOutFaulty } = applying;
  const { db } = storage;
  let row = begun;
  const end = (state: 'read' | 'stopped' | 'done') =>
    updateState(db, row, { state, finishedAt: storage.now() });
  try {
    // The check was done before the first row was stored.
    const faulty = leaveOutFaulty || row.batchId !== null ? [] : await faultsOf(applying, row);
    if (faulty.length > 0) {
      await db.transaction(async (tx) => {
        await recordFaulty(tx, applying, 'refuse', row.id, faulty.slice(0, MAX_LISTED));
        await updateState(tx, row, { state: 'read', finishedAt: storage.now() });
      });
      return;
    }
    const withBatch = await inBatch(applying, row);
    if (!withBatch) return;
    row = withBatch.row;
    const { batchId } = withBatch;
    const run = { kind: row.kind, by, taken: await loadTakenIds(db, row) };
    const remaining = rowsOf(row.kind, row.cells, row.columns ?? {}).filter(
      (one) => one.row > row.storedUpTo,
    );
    for (const rows of slicesOf(row.kind, remaining)) {
      // The user who started the import may have lost the role since; another administrator can resume it.
      if (signal.aborted || !(await keepsRole(db, by.caller))) break;
      const stored = await storeSlice(applying, { row, run, batchId, rows });
      if (!stored) return;
      row = stored.row;
      if (stored.isStopped) break;
      await yieldToEventLoop();
    }
    await end(row.storedUpTo >= (remaining.at(-1)?.row ?? 0) ? 'done' : 'stopped');
  } catch (error) {
    await end(row.batchId === null ? 'read' : 'stopped');
    if (!signal.aborted) throw error;
  }
}
