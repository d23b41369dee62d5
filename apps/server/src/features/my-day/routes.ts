import * as calls from '@semestr/api/my-day';
import { localDate } from '@semestr/core/dates';
import { type Subgroup, subgroups } from '@semestr/core/schedule';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { dueOf } from './due.ts';
import { newMarksOf } from './new-marks.ts';

/** Returns the subgroup of a student; 0 when the group has none. */
async function subgroupOf(db: Database, studentId: number): Promise<Subgroup> {
  const [row] = await db
    .select({ subgroup: students.subgroup })
    .from(students)
    .where(eq(students.id, studentId));
  return subgroups.find((one) => one === row?.subgroup) ?? 0;
}

export function myDayRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.own, async ({ db, caller, now }) => {
    const studentId = studentOf(calls.own, caller);
    const today = localDate(now);
    return {
      due: await dueOf(db, studentId, today),
      marks: await newMarksOf(db, studentId, today),
      subgroup: await subgroupOf(db, studentId),
    };
  });
}
