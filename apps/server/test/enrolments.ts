import { and, eq, exists, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { enrolments } from '../src/db/tables/enrolments.ts';
import { students } from '../src/db/tables/students.ts';

/**
 * Returns the ids of students whose group and subgroup differ from those of their current enrolment, and of students
 * who have left but still have a current enrolment.
 */
export async function findMismatches(db: Database): Promise<number[]> {
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
  const open = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, students.id), isNull(enrolments.to)));
  const isOut = or(
    and(isNull(students.leftAs), notExists(current)),
    and(isNotNull(students.leftAs), exists(open)),
  );
  const rows = await db.select({ id: students.id }).from(students).where(isOut);
  return rows.map(({ id }) => id);
}
