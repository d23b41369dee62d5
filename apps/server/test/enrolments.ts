import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { enrolments } from '../src/db/tables/enrolments.ts';
import { students } from '../src/db/tables/students.ts';

/** Returns the ids of students whose group and subgroup are not those of their current enrolment. */
export async function outOfStep(db: Database): Promise<number[]> {
  const current = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.studentId, students.id),
        eq(enrolments.groupId, students.groupId),
        eq(enrolments.subgroup, students.subgroup),
        isNull(enrolments.to),
      ),
    );
  const rows = await db.select({ id: students.id }).from(students).where(notExists(current));
  return rows.map(({ id }) => id);
}
