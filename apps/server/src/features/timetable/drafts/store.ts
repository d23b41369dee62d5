import { type DraftChange, sharesAny, withChanges } from '@semestr/core/timetable-drafts/overlay';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { draftChanges, type DraftLesson, timetableDrafts } from '../../../db/tables/timetable-drafts.ts';
import { users } from '../../../db/tables/users.ts';
import { ownerName } from '../../../domain/accounts.ts';
import { type Lesson, lessonsOfTerms, lessonsSharingWith } from '../../../domain/linked-lessons.ts';
import { refusal } from '../../../domain/refusal.ts';

/** Stored timetable drafts, and the lessons of a term with the changes of a draft. */

export type Draft = typeof timetableDrafts.$inferSelect;
export type StoredChange = typeof draftChanges.$inferSelect;
type NewChange = Pick<StoredChange, 'lessonId' | 'baseVersion' | 'lesson' | 'isPinned'>;

/** Loads a draft; throws 404 when it does not exist. */
export async function draftById(db: Database, id: number): Promise<Draft> {
  const [draft] = await db.select().from(timetableDrafts).where(eq(timetableDrafts.id, id));
  if (!draft) throw refusal('record-not-found');
  return draft;
}

/** Locks a draft for a change; throws 404 when it does not exist, 409 when it has been published. */
export async function lockOpenDraft(tx: Database, id: number): Promise<Draft> {
  const [draft] = await tx.select().from(timetableDrafts).where(eq(timetableDrafts.id, id)).for('update');
  if (!draft) throw refusal('record-not-found');
  if (draft.publishedAt) throw refusal('draft-published');
  return draft;
}

const listed = {
  draft: timetableDrafts,
  by: ownerName,
  changes:
    sql<number>`(select count(*) from ${draftChanges} where ${draftChanges.draftId} = ${timetableDrafts.id})`.mapWith(
      Number,
    ),
};

/** Lists the drafts of a term, the newest first, or one draft, with their authors and the number of their changes. */
export const listDrafts = (db: Database, which: Partial<Pick<Draft, 'id' | 'term'>>) =>
  db
    .select(listed)
    .from(timetableDrafts)
    .leftJoin(users, eq(users.id, timetableDrafts.userId))
    .where(
      and(
        which.id === undefined ? undefined : eq(timetableDrafts.id, which.id),
        which.term === undefined ? undefined : eq(timetableDrafts.term, which.term),
      ),
    )
    .orderBy(desc(timetableDrafts.id));

/** Loads the changes of a draft, in the order of their creation. */
export const changesOf = (db: Database, draftId: number): Promise<StoredChange[]> =>
  db.select().from(draftChanges).where(eq(draftChanges.draftId, draftId)).orderBy(draftChanges.id);

const toChange = ({ id, lessonId, lesson }: StoredChange): DraftChange<Lesson> => ({ id, lessonId, lesson });

/** Finds the lessons that share a room, a teacher or a group with a lesson: in a draft, or among the published ones. */
export async function lessonsSharingIn(
  db: Database,
  draftId: number | undefined,
  sought: Pick<Lesson, 'rooms' | 'groupIds' | 'employeeIds'>,
): Promise<Lesson[]> {
  const published = await lessonsSharingWith(db, sought);
  if (draftId === undefined) return published;
  const changes = await changesOf(db, draftId);
  return withChanges(published, changes.map(toChange)).filter((lesson) => sharesAny(lesson, sought));
}

/** Loads the lessons of a draft's term: the published ones, the changes, and the result of applying them. */
export async function lessonsOfDraft(db: Database, { id, term }: Pick<Draft, 'id' | 'term'>) {
  const published = await lessonsOfTerms(db, [term]);
  const changes = await changesOf(db, id);
  return { published, changes, lessons: withChanges(published, changes.map(toChange)) };
}

/** Returns the stored form of a lesson in a draft. */
export const toDraftLesson = ({ id: _id, ...lesson }: Lesson): DraftLesson => lesson;

/** Adds a change to a draft, or replaces the change of the same published lesson; returns its id. */
export async function upsertChange(tx: Database, draftId: number, change: NewChange): Promise<number> {
  const [row] = await tx
    .insert(draftChanges)
    .values({ draftId, ...change })
    .onConflictDoUpdate({
      target: [draftChanges.draftId, draftChanges.lessonId],
      set: { lesson: change.lesson, isPinned: change.isPinned },
    })
    .returning({ id: draftChanges.id });
  if (!row) throw new Error('The change was not stored');
  return row.id;
}
