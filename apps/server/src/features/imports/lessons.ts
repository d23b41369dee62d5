import type { IsoDate } from '@semestr/core/dates';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import type { NewLesson } from './new-lesson.ts';
import type { ReadPart } from './read-schedule.ts';
import type { LessonChanges } from './reconcile.ts';

/** A lesson with its educators in order: the compared and stored data. */
export interface TaughtLesson {
  lesson: NewLesson;
  employeeIds: number[];
}

export type StoredLesson = TaughtLesson & { id: number };

/** Matches lessons of these parts of terms. */
export const ofParts = (parts: readonly Pick<ReadPart, 'term' | 'isExam'>[]): SQL =>
  or(...parts.map(({ term, isExam }) => and(eq(lessons.term, term), eq(lessons.isExam, isExam)))) ??
  sql`false`;

/** Loads the stored lessons that match the condition. */
export async function storedLessons(db: Database, which: SQL | undefined): Promise<StoredLesson[]> {
  const rows = await db.select().from(lessons).where(which).orderBy(asc(lessons.id));
  const ids = rows.map(({ id }) => id);
  const assignments = await db
    .select()
    .from(lessonEmployees)
    .where(inArray(lessonEmployees.lessonId, ids))
    .orderBy(asc(lessonEmployees.order));
  const byLesson = Map.groupBy(assignments, ({ lessonId }) => lessonId);
  return rows.map(({ id, origin: _origin, updatedOn: _updatedOn, version: _version, ...lesson }) => ({
    id,
    lesson,
    employeeIds: (byLesson.get(id) ?? []).map(({ employeeId }) => employeeId),
  }));
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;

/** Serialises the whole content of a lesson, for comparison. */
const contentOf = ({ lesson, employeeIds }: TaughtLesson): string =>
  JSON.stringify({ lesson, employeeIds }, sortedKeys);

/** Returns the identity of a lesson: it is the same one when only its room or educator changes. */
const slotOf = ({ lesson }: TaughtLesson): string =>
  JSON.stringify([
    lesson.term,
    lesson.isExam,
    lesson.date ?? lesson.day,
    lesson.startTime,
    lesson.subgroup,
    lesson.subject,
    lesson.isAnnouncement,
  ]);

export interface Comparison {
  same: StoredLesson[];
  changed: { before: StoredLesson; to: TaughtLesson }[];
  added: TaughtLesson[];
  removed: StoredLesson[];
}

/** Computes the changes from the stored lessons to the imported ones. */
export function compareLessons(stored: readonly StoredLesson[], came: readonly TaughtLesson[]): Comparison {
  const pair = (
    left: readonly StoredLesson[],
    right: readonly TaughtLesson[],
    keyOf: (lesson: TaughtLesson) => string,
  ) => {
    const waiting = Map.groupBy(left, keyOf);
    const pairs: { before: StoredLesson; to: TaughtLesson }[] = [];
    const unpaired = right.filter((to) => {
      const before = waiting.get(keyOf(to))?.shift();
      if (before) pairs.push({ before, to });
      return !before;
    });
    return { pairs, unpaired, left: [...waiting.values()].flat() };
  };
  const exact = pair(stored, came, contentOf);
  const similar = pair(exact.left, exact.unpaired, slotOf);
  return {
    same: exact.pairs.map(({ before }) => before),
    changed: similar.pairs,
    added: similar.unpaired,
    removed: similar.left,
  };
}

async function linkEmployees(
  db: Database,
  taught: readonly { id: number; employeeIds: readonly number[] }[],
): Promise<void> {
  const rows = taught.flatMap(({ id, employeeIds }) =>
    employeeIds.map((employeeId, order) => ({ lessonId: id, employeeId, order })),
  );
  if (rows.length > 0) await db.insert(lessonEmployees).values(rows);
}

/** Applies the changes; unchanged lessons keep their ids. New lessons are linked to `groupId`. */
export async function changeLessons(
  db: Database,
  { same, changed, added, removed }: Comparison,
  place: { origin: string; groupId: number | null; today: IsoDate },
): Promise<{ changes: LessonChanges; ids: number[] }> {
  const { origin, groupId, today: updatedOn } = place;
  const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
  await db.delete(lessons).where(inArray(lessons.id, idsOf(removed)));
  const altered = changed.map(({ before, to }) => ({ id: before.id, ...to }));
  for (const { id, lesson } of altered)
    await db
      .update(lessons)
      .set({ ...lesson, version: sql`${lessons.version} + 1` })
      .where(eq(lessons.id, id));
  await db.delete(lessonEmployees).where(inArray(lessonEmployees.lessonId, idsOf(altered)));
  const inserted =
    added.length === 0
      ? []
      : await db
          .insert(lessons)
          .values(added.map(({ lesson }) => ({ ...lesson, origin, updatedOn })))
          .returning({ id: lessons.id });
  const news = inserted.map(({ id }, index) => ({ id, employeeIds: added[index]?.employeeIds ?? [] }));
  await linkEmployees(db, [...news, ...altered]);
  if (groupId !== null && news.length > 0)
    await db.insert(lessonGroups).values(news.map(({ id }) => ({ lessonId: id, groupId })));
  const ids = [...idsOf(same), ...idsOf(altered), ...idsOf(news)];
  // The day of the last update belongs to the schedule as a whole.
  await db.update(lessons).set({ updatedOn }).where(inArray(lessons.id, ids));
  return { changes: { added: added.length, changed: changed.length, removed: removed.length }, ids };
}

export const isUnchanged = ({ changed, added, removed }: Comparison): boolean =>
  changed.length + added.length + removed.length === 0;
