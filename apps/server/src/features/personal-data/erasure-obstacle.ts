import { type ErasureObstacle, obstacleToErasure } from '@semestr/core/personal-data';
import { isRequestKind } from '@semestr/core/requests/kinds';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loans } from '../../db/tables/library.ts';
import { everyRequest } from '../../domain/requests.ts';
import { lockStudent } from '../../domain/students.ts';

/**
 * Returns what prevents the erasure of a user's data. In a transaction, it locks the data so that no new obstacle can
 * be added.
 */
export async function obstacleOf(
  tx: Database,
  { studentId }: { studentId: number | null },
): Promise<ErasureObstacle | null> {
  if (studentId === null) return null;
  await lockStudent(tx, studentId);
  const requests = await tx
    .select({ kind: sql<string>`kind`, state: sql<string>`state` })
    .from(sql`(${everyRequest}) as requests`)
    .where(sql`student_id = ${studentId}`);
  return obstacleToErasure({
    loans: await tx.$count(loans, and(eq(loans.studentId, studentId), isNull(loans.returnedOn))),
    requests: requests.flatMap(({ kind, state }) => (isRequestKind(kind) ? [{ kind, state }] : [])),
  });
}
