import {
  type Consequences,
  consequences,
  currentStates,
  type LeftState,
  leftStates,
  type StudentState,
} from '@semestr/core/student-states';
import type { IsoDate } from '@semestr/core/dates';
import { isAccountClosed } from '@semestr/core/student-orders';
import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { students } from '../db/tables/students.ts';
import { isOnLeave } from './leaves.ts';

/**
 * Matches current students: those who study or are on leave, by `consequences` in core states. Used for current lists,
 * counts and recipients. In a join with accounts it also matches accounts of employees.
 */
export const isCurrentStudent: SQL = isNull(students.leftAs);

/** The state of a student on the current day. */
export const stateToday = (today: IsoDate): SQL<StudentState> =>
  sql<StudentState>`coalesce(${students.leftAs}, case when ${isOnLeave(students.id, today)} then 'on-leave' else 'studying' end)`;

const isLeft = (state: StudentState): state is LeftState => leftStates.some((one) => one === state);

/** Matches students in one of the states. */
export function isInState(states: readonly StudentState[], today: IsoDate): SQL | undefined {
  const formerStates = states.filter(isLeft);
  const onLeave = isOnLeave(students.id, today);
  const stateSet = new Set(states);
  const current = currentStates.every((one) => stateSet.has(one))
    ? isNull(students.leftAs)
    : stateSet.has('on-leave')
      ? and(isNull(students.leftAs), onLeave)
      : stateSet.has('studying')
        ? and(isNull(students.leftAs), not(onLeave))
        : undefined;
  const notCurrent =
    formerStates.length === 0
      ? undefined
      : and(isNotNull(students.leftAs), inArray(students.leftAs, formerStates));
  return or(current, notCurrent);
}

/** Whether the account of a student is closed, because the student has left the university. */
export async function hasClosedAccount(
  db: Database,
  studentId: number | null,
  today: IsoDate,
): Promise<boolean> {
  if (studentId === null) return false;
  const { leftAs, leftOn } = students;
  const [row] = await db.select({ leftAs, leftOn }).from(students).where(eq(students.id, studentId));
  return row !== undefined && isAccountClosed(row, today);
}

/** Returns the consequences of the state in which a student has left; null for current students. */
export async function consequencesOfLeaving(db: Database, studentId: number): Promise<Consequences | null> {
  const [row] = await db.select({ leftAs: students.leftAs }).from(students).where(eq(students.id, studentId));
  return row?.leftAs == null ? null : consequences[row.leftAs];
}
