import type { IsoDate } from '@semestr/core/dates';
import type { StateOrder } from '@semestr/core/student-orders';
import { and, eq, inArray, isNotNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { academicLeaves } from '../db/tables/requests.ts';
import { studentOrders } from '../db/tables/student-orders.ts';
import { students } from '../db/tables/students.ts';

/** The days of academic leaves: those granted to requests, and those ordered by the dean's office. */
const leaveDays = sql`(
  select ${academicLeaves.studentId} as student_id, ${academicLeaves.dateFrom} as first, ${academicLeaves.dateTo} as last
  from ${academicLeaves} where ${eq(academicLeaves.state, 'accepted')}
  union all
  select ${studentOrders.studentId}, ${studentOrders.from}, ${studentOrders.until}
  from ${studentOrders} where ${eq(studentOrders.kind, 'leave')}
) leave_days`;

/** Selects the leaves of a student that include a day; a later return or reinstatement ends them early. */
const leaveOn = (selected: SQL, studentId: SQLWrapper, date: IsoDate): SQL => sql`
  select ${selected} from ${leaveDays}
  where leave_days.student_id = ${studentId} and ${date}::date between leave_days.first and leave_days.last
    and not exists (
      select from ${studentOrders} ended
      where ended.student_id = leave_days.student_id and ended.kind in ('return', 'reinstate')
        and ended."from" > leave_days.first and ended."from" <= ${date}::date)`;

/** Whether a student is on academic leave on a day. */
export const isOnLeave = (studentId: SQLWrapper, date: IsoDate): SQL<boolean> =>
  sql<boolean>`exists (${leaveOn(sql``, studentId, date)})`;

/** The last day of a student's academic leave on a day; null when there is none. */
export const leaveUntil = (studentId: SQLWrapper, date: IsoDate): SQL<IsoDate | null> =>
  sql<IsoDate | null>`(${leaveOn(sql`max(leave_days.last)`, studentId, date)})`;

/**
 * Returns which of the students are not studying on a day, because they are on academic leave or have left the
 * university.
 */
export async function studentsNotStudying(
  db: Database,
  studentIds: readonly number[],
  date: IsoDate,
): Promise<ReadonlySet<number>> {
  if (studentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(
        inArray(students.id, [...studentIds]),
        or(and(isNotNull(students.leftOn), lte(students.leftOn, date)), isOnLeave(students.id, date)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Loads the leaves granted to requests of students, as orders without a number. */
export async function grantedLeaves(
  db: Database,
  studentIds: readonly number[],
): Promise<Map<number, StateOrder[]>> {
  const rows = await db
    .select({
      studentId: academicLeaves.studentId,
      from: academicLeaves.dateFrom,
      until: academicLeaves.dateTo,
    })
    .from(academicLeaves)
    .where(and(eq(academicLeaves.state, 'accepted'), inArray(academicLeaves.studentId, [...studentIds])));
  const found = new Map<number, StateOrder[]>();
  for (const { studentId, ...days } of rows)
    found.set(studentId, [...(found.get(studentId) ?? []), { kind: 'leave', ...days }]);
  return found;
}
