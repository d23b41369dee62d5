import type { PublicStore } from '../domain/public-data.ts';
import { audit as calls } from '@semestr/api/audit';
import type { UndoReason } from '@semestr/api/undo-reasons';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { audit } from '../db/tables/audit.ts';
import { batchEntries, batches } from '../db/tables/batches.ts';
import { type ChangeContext, inTransaction, withFieldErrors } from './changes.ts';
import type { Resource } from './define-resource.ts';
import { type Entry, entryOf, reasonNotReverted, revertEntry } from './undo.ts';

/** Batches: many changes of records that are made and undone together. */

/** Creates a batch; returns its id. */
export async function startBatch(tx: Database, batch: typeof batches.$inferInsert): Promise<number> {
  const [created] = await tx.insert(batches).values(batch).returning({ id: batches.id });
  if (!created) throw new Error('The batch was not stored');
  return created.id;
}

/**
 * Adds a change to a batch, in the transaction of the change. `position` is the order of the changes, from 1; each
 * position is used once.
 */
export async function addToBatch(
  tx: Database,
  batchId: number,
  position: number,
  auditId: number,
): Promise<void> {
  await tx.insert(batchEntries).values({ batchId, position, auditId });
}

/** Number of rows of one statement. */
const SLICE = 1000;

/** Adds changes to a batch, with positions from `first` on. */
export async function addAllToBatch(
  tx: Database,
  batchId: number,
  first: number,
  auditIds: readonly number[],
): Promise<void> {
  const rows = auditIds.map((auditId, index) => ({ batchId, position: first + index, auditId }));
  for (let from = 0; from < rows.length; from += SLICE)
    await tx.insert(batchEntries).values(rows.slice(from, from + SLICE));
}

/** Number of entries undone in one transaction, which limits how long other requests wait. */
const PIECE = 50;

/** Above every position: the largest number of the column. */
const ABOVE_ALL = 2_147_483_647;

/** Result of undoing some entries of a batch. */
export interface UndoneEntries {
  undone: number;
  /** Entries that are kept, because their records have been changed or used since. */
  left: readonly { position: number; reason: UndoReason }[];
}

type Undoing = Pick<ChangeContext, 'caller' | 'client'> & { now: () => Date };

interface Noted {
  position: number;
  auditId: number;
  entry: Entry | null;
}

/** Loads the next entries of a batch to undo, the last first. */
async function nextEntries(
  db: Database,
  resources: readonly Resource[],
  { batchId, below, now }: { batchId: number; below: number; now: Date },
): Promise<Noted[]> {
  const rows = await db
    .select()
    .from(batchEntries)
    .leftJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(
      and(
        eq(batchEntries.batchId, batchId),
        eq(batchEntries.isUndone, false),
        lt(batchEntries.position, below),
      ),
    )
    .orderBy(desc(batchEntries.position))
    .limit(PIECE);
  return rows.map(({ batch_entries: { position, auditId }, audit: found }) => ({
    position,
    auditId,
    // Log entries expire by age.
    entry: found && entryOf(found, resources, now),
  }));
}

/** Undoes one entry in a savepoint; returns the reason when it is not possible. */
async function undoEntry(
  tx: Database,
  context: Omit<ChangeContext, 'tx'>,
  entry: Entry,
): Promise<UndoReason | null> {
  try {
    await withFieldErrors(entry.config, context.call, () =>
      tx.transaction(async (inner) => revertEntry({ ...context, tx: inner }, entry)),
    );
    return null;
  } catch (error) {
    const reason = reasonNotReverted(error);
    if (reason === null) throw error;
    return reason;
  }
}

/**
 * Undoes the changes of a batch, the last one first, in steps. After each step the caller may stop and resume later.
 * Changes that cannot be undone are kept and reported. Once all changes have been tried, the batch counts as undone.
 */
export async function* undoBatch(
  store: PublicStore,
  resources: readonly Resource[],
  batchId: number,
  { now: clock, ...by }: Undoing,
): AsyncGenerator<UndoneEntries> {
  const { db } = store;
  let below = ABOVE_ALL;
  for (;;) {
    const now = clock();
    const piece = await nextEntries(db, resources, { batchId, below, now });
    const last = piece.at(-1);
    if (!last) break;
    below = last.position;
    const isPublic = piece.some(({ entry }) => entry?.config.isPublic);
    yield await inTransaction(store, { isPublic }, async (tx) => {
      const keptEntries: { position: number; reason: UndoReason }[] = [];
      const undone: number[] = [];
      for (const { position, auditId, entry } of piece) {
        const context = { ...by, call: calls.undo, now, undoesId: auditId };
        const reason = entry ? await undoEntry(tx, context, entry) : 'undo-impossible';
        if (reason === null) undone.push(position);
        else keptEntries.push({ position, reason });
      }
      await tx
        .update(batchEntries)
        .set({ isUndone: true })
        .where(and(eq(batchEntries.batchId, batchId), inArray(batchEntries.position, undone)));
      return { undone: undone.length, left: keptEntries };
    });
  }
  await db.update(batches).set({ undoneAt: clock() }).where(eq(batches.id, batchId));
}
