import { type Clash, clashesOf } from '@semestr/core/clashes';
import { placing } from '@semestr/core/planned';
import type { TermCode } from '@semestr/core/term';
import { arrayOverlaps, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockNumbers } from '../../db/numbers.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import { refusal } from '../../domain/refusal.ts';
import type { Change } from './define-resource.ts';
import { withLinks } from './links.ts';
import type { RecordOf } from './store.ts';

export type Lesson = RecordOf<typeof lessons, 'groupIds' | 'employeeIds'>;

/** Join tables of a lesson. */
export const lessonLinks = {
  groupIds: { table: lessonGroups, own: 'lessonId', other: 'groupId' },
  employeeIds: { table: lessonEmployees, own: 'lessonId', other: 'employeeId', order: 'order' },
} as const;

/** Finds the lessons that share a room, an educator or a group with a lesson, at any time. */
export async function sharingWith(
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
  // With its links a row of the table is a lesson.
  return (await withLinks(tx, lessonLinks, rows)) as unknown as Lesson[];
}

/** Loads the lessons of these terms. */
export async function lessonsOfTerms(db: Database, terms: readonly TermCode[]): Promise<Lesson[]> {
  const rows = await db
    .select()
    .from(lessons)
    .where(inArray(lessons.term, [...terms]))
    .orderBy(lessons.id);
  // With its links a row of the table is a lesson.
  return (await withLinks(db, lessonLinks, rows)) as unknown as Lesson[];
}

/** Rejects a lesson that double-books a room, an educator or a group, unless the caller confirms it. */
export async function askAboutClashes({ tx, before, values, options }: Change<Lesson>): Promise<void> {
  if (options['inSpiteOfClash'] === true) return;
  // A new lesson has every field: the contract requires them.
  const lesson = { id: 0, ...before, ...values } as Lesson;
  const isMoved = placing.some((field) => JSON.stringify(lesson[field]) !== JSON.stringify(before?.[field]));
  if (!isMoved) return;
  // Sequentially: two concurrent planners would not see each other's lessons.
  await lockNumbers(tx, lessons);
  const clashes: readonly Clash[] = clashesOf(
    lesson,
    await sharingWith(tx, lesson),
    await academicCalendar(tx),
  );
  if (clashes.length > 0) throw refusal('lesson-clash', { facts: { clashes } });
}
