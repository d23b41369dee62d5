import type { IsoDate } from '@semestr/core/dates';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import type { NewLesson, ReadPart } from './read-schedule.ts';
import type { LessonChanges } from './reconcile.ts';

/** A lesson with who gives it, in order: what is compared and stored. */
export interface LedLesson {
  lesson: NewLesson;
  employeeIds: number[];
}

export type StoredLesson = LedLesson & { id: number };

/** The lessons of the parts of which an answer speaks. */
export const ofParts = (parts: readonly Pick<ReadPart, 'term' | 'isExam'>[]): SQL =>
  or(...parts.map(({ term, isExam }) => and(eq(lessons.term, term), eq(lessons.isExam, isExam)))) ??
  sql`false`;

/** The stored lessons that fit the condition. */
export async function storedLessons(db: Database, which: SQL | undefined): Promise<StoredLesson[]> {
  const rows = await db.select().from(lessons).where(which).orderBy(asc(lessons.id));
  const ids = rows.map(({ id }) => id);
  const given = await db
    .select()
    .from(lessonEmployees)
    .where(inArray(lessonEmployees.lessonId, ids))
    .orderBy(asc(lessonEmployees.order));
  const byLesson = Map.groupBy(given, ({ lessonId }) => lessonId);
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

/** Everything that a lesson says, as one text. */
const contentOf = ({ lesson, employeeIds }: LedLesson): string =>
  JSON.stringify({ lesson, employeeIds }, sortedKeys);

/** When and in what it takes place: a lesson that stays the same one when its room or educator changes. */
const slotOf = ({ lesson }: LedLesson): string =>
  JSON.stringify([
    lesson.term,
    lesson.isExam,
    lesson.date ?? lesson.day,
    lesson.startTime,
    lesson.subgroup,
    lesson.subject,
    lesson.isAnnouncement,
  ]);

interface Comparison {
  same: StoredLesson[];
  changed: { id: number; to: LedLesson }[];
  added: LedLesson[];
  removed: StoredLesson[];
}

/** What has to happen to the stored lessons so that they are those that came. */
export function compareLessons(stored: readonly StoredLesson[], came: readonly LedLesson[]): Comparison {
  const pair = (
    left: readonly StoredLesson[],
    right: readonly LedLesson[],
    keyOf: (lesson: LedLesson) => string,
  ) => {
    const waiting = Map.groupBy(left, keyOf);
    const pairs: { before: StoredLesson; to: LedLesson }[] = [];
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
    changed: similar.pairs.map(({ before, to }) => ({ id: before.id, to })),
    added: similar.unpaired,
    removed: similar.left,
  };
}

async function lead(
  db: Database,
  led: readonly { id: number; employeeIds: readonly number[] }[],
): Promise<void> {
  const rows = led.flatMap(({ id, employeeIds }) =>
    employeeIds.map((employeeId, order) => ({ lessonId: id, employeeId, order })),
  );
  if (rows.length > 0) await db.insert(lessonEmployees).values(rows);
}

/** Carries out the changes. Lessons that stay keep their ids; of a new one `groupId` is the group that attends it. */
export async function changeLessons(
  db: Database,
  { same, changed, added, removed }: Comparison,
  place: { origin: string; groupId: number | null; today: IsoDate },
): Promise<{ changes: LessonChanges; ids: number[] }> {
  const { origin, groupId, today: updatedOn } = place;
  const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
  await db.delete(lessons).where(inArray(lessons.id, idsOf(removed)));
  for (const { id, to } of changed)
    await db
      .update(lessons)
      .set({ ...to.lesson, version: sql`${lessons.version} + 1` })
      .where(eq(lessons.id, id));
  await db.delete(lessonEmployees).where(inArray(lessonEmployees.lessonId, idsOf(changed)));
  const made =
    added.length === 0
      ? []
      : await db
          .insert(lessons)
          .values(added.map(({ lesson }) => ({ ...lesson, origin, updatedOn })))
          .returning({ id: lessons.id });
  const news = made.map(({ id }, index) => ({ id, employeeIds: added[index]?.employeeIds ?? [] }));
  await lead(db, [...news, ...changed.map(({ id, to }) => ({ id, employeeIds: to.employeeIds }))]);
  if (groupId !== null && news.length > 0)
    await db.insert(lessonGroups).values(news.map(({ id }) => ({ lessonId: id, groupId })));
  const ids = [...idsOf(same), ...idsOf(changed), ...idsOf(news)];
  // The schedule changed as a whole on this day, which is told of it, not of its lessons.
  await db.update(lessons).set({ updatedOn }).where(inArray(lessons.id, ids));
  return { changes: { added: added.length, changed: changed.length, removed: removed.length }, ids };
}

export const isUnchanged = ({ changed, added, removed }: Comparison): boolean =>
  changed.length + added.length + removed.length === 0;
