import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { groups } from './tables/groups.ts';
import { students } from './tables/students.ts';

/**
 * Lets one request of a student after the other through, so that two at once cannot both find that there is none yet.
 * Only in a transaction, with which it ends.
 */
export async function lockStudent(tx: Database, studentId: number): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
}

/** Where a student studies, and what for the group. */
export interface Place {
  studentId: number;
  groupId: number;
  specialityId: number;
  facultyId: number;
  course: number | null;
  subgroup: number;
  isGroupHead: boolean;
}

export async function placeOf(db: Database, studentId: number): Promise<Place | null> {
  const [row] = await db
    .select({
      studentId: students.id,
      groupId: students.groupId,
      specialityId: groups.specialityId,
      facultyId: groups.facultyId,
      course: groups.course,
      subgroup: students.subgroup,
      isGroupHead: students.isGroupHead,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.id, studentId));
  return row ?? null;
}
