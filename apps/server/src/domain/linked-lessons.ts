import type { TermCode } from '@semestr/core/term';
import { arrayOverlaps, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { withLinks } from '../db/links.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';

/** A lesson with its groups, and its educators in order. */
export type Lesson = typeof lessons.$inferSelect & { groupIds: number[]; employeeIds: number[] };

/** Join tables of a lesson. */
export const lessonLinks = {
  groupIds: { table: lessonGroups, own: 'lessonId', other: 'groupId' },
  employeeIds: { table: lessonEmployees, own: 'lessonId', other: 'employeeId', order: 'order' },
} as const;

/** Finds the lessons that share a room, an educator or a group with a lesson, at any time. */
export async function lessonsSharingWith(
  tx: Database,
  { rooms, groupIds, employeeIds }: Pick<Lesson, 'rooms' | 'groupIds' | 'employeeIds'>,
): Promise<Lesson[]> {
  const ofGroups = tx
    .select({ id: lessonGroups.lessonId })
    .from(lessonGroups)
    .where(inArray(lessonGroups.groupId, groupIds));
  const ofEmployees = tx
    .select({ id: lessonEmployees.lessonId })
    .from(lessonEmployees)
    .where(inArray(lessonEmployees.employeeId, employeeIds));
  const inRooms = rooms.length > 0 ? arrayOverlaps(lessons.rooms, rooms) : undefined;
  const rows = await tx
    .select()
    .from(lessons)
    .where(or(inArray(lessons.id, ofGroups), inArray(lessons.id, ofEmployees), inRooms))
    .orderBy(lessons.id);
  return withTheirLinks(tx, rows);
}

const withTheirLinks = async (db: Database, rows: (typeof lessons.$inferSelect)[]): Promise<Lesson[]> =>
  // A row of the table is a lesson once it has its links.
  (await withLinks(db, lessonLinks, rows)) as unknown as Lesson[];

/** Loads the lessons of these terms. */
export const lessonsOfTerms = async (db: Database, terms: readonly TermCode[]): Promise<Lesson[]> =>
  withTheirLinks(
    db,
    await db
      .select()
      .from(lessons)
      .where(inArray(lessons.term, [...terms]))
      .orderBy(lessons.id),
  );

/** Loads lessons by their ids. */
export const lessonsByIds = async (db: Database, ids: readonly number[]): Promise<Lesson[]> =>
  withTheirLinks(
    db,
    await db
      .select()
      .from(lessons)
      .where(inArray(lessons.id, [...ids]))
      .orderBy(lessons.id),
  );
