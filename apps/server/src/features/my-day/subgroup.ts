import { type Subgroup, subgroups } from '@semestr/core/schedule';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';

/** Returns the subgroup of a student; 0 when the group has none. */
export async function subgroupOf(db: Database, studentId: number): Promise<Subgroup> {
  const [row] = await db
    .select({ subgroup: students.subgroup })
    .from(students)
    .where(eq(students.id, studentId));
  return subgroups.find((one) => one === row?.subgroup) ?? 0;
}
