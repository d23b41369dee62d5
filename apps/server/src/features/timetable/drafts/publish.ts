import * as calls from '@semestr/api/timetable-drafts';
import { lessonFields } from '@semestr/api/lesson-fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { batchEntries } from '../../../db/tables/batches.ts';
import { draftChanges, timetableDrafts } from '../../../db/tables/timetable-drafts.ts';
import { writeAudit } from '../../../domain/audit.ts';
import { actor } from '../../../domain/caller.ts';
import { refusal } from '../../../domain/refusal.ts';
import { addToBatch, startBatch, undoBatch } from '../../../records/batches.ts';
import {
  type ChangeContext,
  createRecord,
  withFieldErrors,
  removeRecord,
  updateRecord,
} from '../../../records/changes.ts';
import type { Resource } from '../../../records/define-resource.ts';
import type { PublicStore } from '../../../domain/public-data.ts';
import { lessonResource } from '../lessons/resource.ts';
import { isOutdated } from './edit.ts';
import { draftById, lessonsOfDraft, lockOpenDraft, type StoredChange } from './store.ts';
import { clashesInDraft, isSearching } from './summary.ts';

/** Publication of a draft: applies its changes to the published lessons, as one batch. */

type By = Pick<ChangeContext, 'caller' | 'client' | 'now'>;

const { config } = lessonResource;

/** Returns the fields that a planner edits; a draft also stores other fields of imported lessons. */
const editedFields = (lesson: NonNullable<StoredChange['lesson']>) =>
  Object.fromEntries(Object.entries(lesson).filter(([field]) => field in lessonFields));

/** Stores one change; returns its entry in the audit log. */
async function store(context: ChangeContext, { lessonId, lesson }: StoredChange): Promise<number> {
  // Clashes were checked for the whole draft. Temporary ones are ignored, for example while two lessons swap their
  // slots.
  const values = lesson && { ...editedFields(lesson), inSpiteOfClash: true };
  const stored = await withFieldErrors(config, context.call, () => {
    if (lessonId === null) return createRecord(context, config, values ?? {});
    return values
      ? updateRecord(context, config, lessonId, () => values)
      : removeRecord(context, config, lessonId);
  });
  return stored.auditId;
}

/**
 * Publishes a draft in the transaction of the call. Rejects an outdated or empty draft and, unless confirmed, one with
 * clashes.
 */
export async function publishDraft(
  tx: Database,
  id: number,
  { by, inSpiteOfClash }: { by: By; inSpiteOfClash: boolean },
) {
  const draft = await lockOpenDraft(tx, id);
  if (isSearching(draft.search, by.now)) throw refusal('search-running');
  const { published, changes, lessons } = await lessonsOfDraft(tx, draft);
  const publishedById = new Map(published.map((lesson) => [lesson.id, lesson]));
  if (changes.length === 0) throw refusal('draft-empty');
  if (changes.some((change) => isOutdated(change, publishedById))) throw refusal('draft-outdated');
  if (!inSpiteOfClash && (await clashesInDraft(tx, { changes, lessons })).length > 0)
    throw refusal('draft-clashes');
  const batchId = await startBatch(tx, {
    kind: 'timetable-draft',
    userId: by.caller.userId,
    createdAt: by.now,
  });
  const context: ChangeContext = { ...by, tx, call: calls.publish, undoesId: null };
  const kinds = { added: 0, changed: 0, removed: 0 };
  for (const [index, change] of changes.entries()) {
    await addToBatch(tx, batchId, index + 1, await store(context, change));
    kinds[change.lessonId === null ? 'added' : change.lesson === null ? 'removed' : 'changed'] += 1;
  }
  await tx.update(timetableDrafts).set({ publishedAt: by.now, batchId }).where(eq(timetableDrafts.id, id));
  await writeAudit(tx, {
    now: by.now,
    ...actor(by.caller),
    action: 'timetable-drafts.publish',
    subject: `timetable-drafts/${id}`,
    details: { name: draft.name, term: draft.term, ...kinds },
    client: by.client,
  });
  return kinds;
}

/** Undoes the publication of a draft. Lessons that were changed since are kept; the draft can then be edited again. */
export async function undoPublication(
  storage: PublicStore,
  resources: readonly Resource[],
  id: number,
  by: By,
): Promise<{ undone: number; left: number }> {
  const { db } = storage;
  const draft = await draftById(db, id);
  const { batchId } = draft;
  if (!draft.publishedAt || batchId === null) throw refusal('draft-not-published');
  let [undone, left] = [0, 0];
  for await (const piece of undoBatch(storage, resources, batchId, { ...by, now: () => by.now })) {
    undone += piece.undone;
    left += piece.left.length;
  }
  await db.transaction(async (tx) => {
    await tx
      .update(timetableDrafts)
      .set({ publishedAt: null, batchId: null })
      .where(eq(timetableDrafts.id, id));
    await rebase(tx, draft, batchId);
    await writeAudit(tx, {
      now: by.now,
      ...actor(by.caller),
      action: 'timetable-drafts.take-back',
      subject: `timetable-drafts/${id}`,
      details: { name: draft.name, term: draft.term, undone, left },
      client: by.client,
    });
  });
  return { undone, left };
}

/**
 * Bases the changes of a draft on the current published lessons after its publication was undone. Changes that could
 * not be undone are published, and are removed from the draft.
 */
async function rebase(
  tx: Database,
  draft: Parameters<typeof lessonsOfDraft>[1],
  batchId: number,
): Promise<void> {
  const { published, changes } = await lessonsOfDraft(tx, draft);
  const versions = new Map(published.map(({ id, version }) => [id, version]));
  const entries = await tx.select().from(batchEntries).where(eq(batchEntries.batchId, batchId));
  const undone = new Set(entries.flatMap(({ position, isUndone }) => (isUndone ? position : [])));
  // The changes of a published draft are not renumbered: the batch refers to their positions.
  for (const [index, { id, lessonId }] of changes.entries())
    if (!undone.has(index + 1)) await tx.delete(draftChanges).where(eq(draftChanges.id, id));
    else if (lessonId !== null)
      await tx
        .update(draftChanges)
        .set({ baseVersion: versions.get(lessonId) ?? null })
        .where(eq(draftChanges.id, id));
}
