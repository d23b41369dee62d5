import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { students } from './tables/students.ts';

/**
 * Lets one request of a student after the other through, so that two at once cannot both find that there is none yet.
 * Only in a transaction, with which it ends.
 */
export async function lockStudent(tx: Database, studentId: number): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
}
