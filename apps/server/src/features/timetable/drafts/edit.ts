import type { LessonInDraft } from '@semestr/api/timetable-drafts';
import { idInDraft } from '@semestr/core/timetable-drafts/overlay';
import { localDate } from '@semestr/core/dates';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lessons } from '../../../db/tables/lessons.ts';
import { draftChanges, type DraftLesson } from '../../../db/tables/timetable-drafts.ts';
import { type Lesson, lessonsByIds } from '../../../domain/linked-lessons.ts';
import { invalidField, refusal } from '../../../domain/refusal.ts';
import { checkPlan, checkRooms } from '../lessons/rules.ts';
import { toDraftLesson, type Draft, lockOpenDraft, upsertChange, type StoredChange } from './store.ts';

/** Changes of the lessons of a draft. */

/** Fields that only imported lessons have. */
const unimported = { isSplit: false, origin: null, namedGroups: null, version: 0 } as const;

interface Sought {
  change: StoredChange | null;
  published: Lesson | null;
}

/** Finds a lesson of a draft by its id; throws 404 when the draft does not contain it, or has removed it. */
async function lessonOf(tx: Database, draft: Draft, lessonId: number): Promise<Sought> {
  const isOfIt = lessonId < 0 ? eq(draftChanges.id, -lessonId) : eq(draftChanges.lessonId, lessonId);
  const [change = null] = await tx
    .select()
    .from(draftChanges)
    .where(and(eq(draftChanges.draftId, draft.id), isOfIt));
  const [published = null] = lessonId < 0 ? [] : await lessonsByIds(tx, [lessonId]);
  const isThere = change
    ? change.lesson !== null && lessonId < 0 === (change.lessonId === null)
    : published?.term === draft.term;
  if (!isThere) throw refusal('record-not-found');
  return { change, published };
}

/**
 * Rejects an impossible lesson, by the rules for published lessons. Double bookings are not rejected, but listed in the
 * draft.
 */
async function check(
  tx: Database,
  draft: Draft,
  { before, values, now }: { before: Lesson | null; values: LessonInDraft; now: Date },
): Promise<void> {
  if (values.term !== draft.term) throw invalidField('term', 'format');
  checkPlan({ before, values, now });
  await checkRooms(tx, values.rooms, before?.rooms ?? []);
}

/** Adds a lesson to a draft; returns its id there. */
export async function addToDraft(
  tx: Database,
  draftId: number,
  { values, now }: { values: LessonInDraft; now: Date },
): Promise<number> {
  const draft = await lockOpenDraft(tx, draftId);
  await check(tx, draft, { before: null, values, now });
  const lesson: DraftLesson = { ...unimported, ...values, updatedOn: localDate(now) };
  const id = await upsertChange(tx, draftId, { lessonId: null, baseVersion: null, lesson, isPinned: true });
  return idInDraft({ id, lessonId: null });
}

/**
 * Changes a lesson of a draft; returns its id there. Saving a lesson again accepts the current state of the published
 * one: the change becomes up to date, or a new lesson when the published one was deleted.
 */
export async function changeInDraft(
  tx: Database,
  { id, lessonId }: { id: number; lessonId: number },
  { values, now }: { values: LessonInDraft; now: Date },
): Promise<number> {
  const draft = await lockOpenDraft(tx, id);
  const { change, published } = await lessonOf(tx, draft, lessonId);
  const before = change?.lesson ? { ...change.lesson, id: lessonId } : published;
  await check(tx, draft, { before, values, now });
  const base = before && toDraftLesson(before);
  const lesson: DraftLesson = { ...unimported, ...base, ...values, updatedOn: localDate(now) };
  const stored = {
    lessonId: published?.id ?? null,
    baseVersion: published?.version ?? null,
    lesson,
    isPinned: true,
  };
  if (change) await tx.update(draftChanges).set(stored).where(eq(draftChanges.id, change.id));
  return idInDraft({ id: change?.id ?? (await upsertChange(tx, id, stored)), lessonId: stored.lessonId });
}

/**
 * Removes a lesson of a draft: a lesson that was never published disappears, a published lesson is removed on
 * publication.
 */
export async function removeInDraft(
  tx: Database,
  { id, lessonId }: { id: number; lessonId: number },
): Promise<void> {
  const draft = await lockOpenDraft(tx, id);
  const { change, published } = await lessonOf(tx, draft, lessonId);
  if (change && change.lessonId === null) await tx.delete(draftChanges).where(eq(draftChanges.id, change.id));
  else
    await upsertChange(tx, id, {
      lessonId,
      baseVersion: published?.version ?? null,
      lesson: null,
      isPinned: true,
    });
}

/** Discards a change of a draft; returns the id of its lesson. */
export async function discardChange(
  tx: Database,
  { id, changeId }: { id: number; changeId: number },
): Promise<number> {
  await lockOpenDraft(tx, id);
  const [change] = await tx
    .delete(draftChanges)
    .where(and(eq(draftChanges.draftId, id), eq(draftChanges.id, changeId)))
    .returning();
  if (!change) throw refusal('record-not-found');
  return idInDraft(change);
}

/** Whether the published lesson of a change was changed or deleted since. */
export const isOutdated = (
  { lessonId, baseVersion }: StoredChange,
  published: ReadonlyMap<number, Pick<typeof lessons.$inferSelect, 'version'>>,
): boolean => lessonId !== null && published.get(lessonId)?.version !== baseVersion;
