import type { undo } from '@semestr/api/new-year';
import type { Reply } from '@semestr/api/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { batchEntries, batches } from '../../db/tables/batches.ts';
import { groups } from '../../db/tables/groups.ts';
import type { PublicStore } from '../../domain/public-data.ts';
import { undoBatch } from '../../records/batches.ts';
import type { ChangeContext } from '../../records/changes.ts';
import { groupResource } from '../groups/resource.ts';
import { studentResource } from '../students/resource.ts';
import { unblockGraduates } from './graduates.ts';
import { refusal } from '../../domain/refusal.ts';

/** Loads the entries of a start of a year that have not been undone; null when the batch does not exist. */
async function remainingEntries(db: Database, batchId: number): Promise<{ groupId: number }[] | null> {
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.id, batchId), eq(batches.kind, 'new-year')));
  if (!batch) return null;
  const rows = await db
    .select({ subject: audit.subject })
    .from(batchEntries)
    .innerJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(and(eq(batchEntries.batchId, batchId), eq(batchEntries.isUndone, false)))
    .orderBy(asc(batchEntries.position));
  // Orders of graduates are undone with their group.
  const ofGroups = rows.filter(({ subject }) => subject.startsWith('groups/'));
  return ofGroups.map(({ subject }) => ({ groupId: Number(subject.split('/').at(-1)) }));
}

/** Returns the names of groups by id, without deleted groups. */
async function namesOf(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: groups.id, name: groups.name }).from(groups);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Undoes a start of a year, the last change first. Groups that were changed since are skipped. Throws
 * `record-not-found`, or `undo-impossible` when there is nothing left to undo.
 */
export async function undoYear(
  store: PublicStore & { now: () => Date },
  batchId: number,
  { caller, client }: Pick<ChangeContext, 'caller' | 'client'>,
): Promise<Reply<typeof undo>> {
  const { db, now } = store;
  const before = await remainingEntries(db, batchId);
  if (before === null) throw refusal('record-not-found');
  if (before.length === 0) throw refusal('undo-impossible');
  const unblocked = await db.transaction(async (tx) =>
    unblockGraduates({ tx, now: now(), caller, client }, batchId),
  );
  const undoable = [groupResource, studentResource];
  for await (const _piece of undoBatch(store, undoable, batchId, { caller, client, now }));
  const names = await namesOf(db);
  const remaining = (await remainingEntries(db, batchId)) ?? [];
  return {
    undone: before.length - remaining.length,
    left: remaining.map(({ groupId }) => ({ groupId, name: names.get(groupId) ?? String(groupId) })),
    unblocked,
  };
}
