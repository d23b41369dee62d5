import { audit as calls } from '@semestr/api/resources-records';
import type { UndoReason } from '@semestr/api/undo-reasons';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { batchEntries, batches } from '../../db/tables/batches.ts';
import type { Services } from '../../domain/services.ts';
import { type Deed, inTransaction, refusing } from './changing.ts';
import type { Resource } from './define-resource.ts';
import { type Entry, entryOf, reasonLeft, takeBack } from './taking-back.ts';

/** Many changes of records that are made as one, and taken back as one. */

/** Begins a batch; answers its id. */
export async function startBatch(tx: Database, batch: typeof batches.$inferInsert): Promise<number> {
  const [made] = await tx.insert(batches).values(batch).returning({ id: batches.id });
  if (!made) throw new Error('The batch was not stored');
  return made.id;
}

/**
 * Notes in the transaction of a change that it belongs to a batch. `position` says in which order they were made, from 1;
 * each is used once.
 */
export async function noteInBatch(
  tx: Database,
  batchId: number,
  position: number,
  auditId: number,
): Promise<void> {
  await tx.insert(batchEntries).values({ batchId, position, auditId });
}

/** So many entries are taken back in one transaction: others wait no longer than that takes. */
const PIECE = 50;

/** No entry has this position: it is the largest number of its column. */
const ABOVE_ALL = 2_147_483_647;

/** What became of some entries of a batch. */
export interface TakenBack {
  undone: number;
  /** Those that stay as they are, because somebody has changed or used their records since. */
  left: readonly { position: number; reason: UndoReason }[];
}

type Undoing = Pick<Deed, 'caller' | 'client'> & { now: () => Date };

interface Noted {
  position: number;
  auditId: number;
  entry: Entry | null;
}

/** The next entries of a batch to be taken back, the last first. */
async function nextOf(
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
    // The log forgets entries by their age.
    entry: found && entryOf(found, resources, now),
  }));
}

/** Takes back one entry in a savepoint; answers why not where something stands in the way. */
async function takeBackOne(tx: Database, deed: Omit<Deed, 'tx'>, entry: Entry): Promise<UndoReason | null> {
  try {
    await refusing(entry.config, deed.call, () =>
      tx.transaction(async (inner) => takeBack({ ...deed, tx: inner }, entry)),
    );
    return null;
  } catch (error) {
    const reason = reasonLeft(error);
    if (reason === null) throw error;
    return reason;
  }
}

/**
 * Takes back what a batch did, the last change first, piece by piece: after each the caller may stop, and begin anew later.
 * What cannot be taken back is left as it is and told. Once all of it was tried the batch counts as undone.
 */
export async function* undoBatch(
  services: Pick<Services, 'db' | 'cached'>,
  resources: readonly Resource[],
  batchId: number,
  { now: clock, ...by }: Undoing,
): AsyncGenerator<TakenBack> {
  const { db } = services;
  let below = ABOVE_ALL;
  for (;;) {
    const now = clock();
    const piece = await nextOf(db, resources, { batchId, below, now });
    const last = piece.at(-1);
    if (!last) break;
    below = last.position;
    const isPublic = piece.some(({ entry }) => entry?.config.isPublic);
    yield await inTransaction(services, { isPublic }, async (tx) => {
      const left: { position: number; reason: UndoReason }[] = [];
      const undone: number[] = [];
      for (const { position, auditId, entry } of piece) {
        const deed = { ...by, call: calls.undo, now, undoesId: auditId };
        const reason = entry ? await takeBackOne(tx, deed, entry) : 'undo-impossible';
        if (reason === null) undone.push(position);
        else left.push({ position, reason });
      }
      await tx
        .update(batchEntries)
        .set({ isUndone: true })
        .where(and(eq(batchEntries.batchId, batchId), inArray(batchEntries.position, undone)));
      return { undone: undone.length, left };
    });
  }
  await db.update(batches).set({ undoneAt: clock() }).where(eq(batches.id, batchId));
}
