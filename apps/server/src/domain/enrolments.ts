import {
  defaultFirstDay,
  type Enrolment,
  latestEnrolment,
  type Place,
  type Transfer,
  transfer,
} from '@semestr/core/enrolments';
import { inOrder, type IsoDate } from '@semestr/core/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { writeLinks } from '../db/links.ts';
import type { Link } from '../db/owners.ts';
import { isOneOf, statement } from '../db/statement.ts';
import { enrolments } from '../db/tables/enrolments.ts';
import { students } from '../db/tables/students.ts';

/**
 * The enrolments of a student as a part of the student's record. The audit log stores all of them before and after a
 * change, so that an undo restores every day.
 */
export const enrolmentLinks = {
  enrolments: {
    table: enrolments,
    own: 'studentId',
    other: 'groupId',
    order: 'from',
    fields: ['subgroup', 'from', 'to', 'orderNumber'],
  },
} as const satisfies Record<string, Link>;

const ofStudents = statement('enrolments_of_students', (db) =>
  db
    .select({
      studentId: enrolments.studentId,
      groupId: enrolments.groupId,
      subgroup: enrolments.subgroup,
      from: enrolments.from,
      to: enrolments.to,
      orderNumber: enrolments.orderNumber,
    })
    .from(enrolments)
    .where(isOneOf(enrolments.studentId, 'studentIds')),
);

/** Loads the enrolments of students, oldest first; a student without any has no entry. */
export async function enrolmentsOf(
  db: Database,
  studentIds: readonly number[],
): Promise<Map<number, Enrolment[]>> {
  const rows = await ofStudents(db).execute({ studentIds });
  const sorted = rows.toSorted((a, b) => inOrder(a.from, b.from));
  const found = new Map<number, Enrolment[]>();
  for (const { studentId, ...one } of sorted) found.set(studentId, [...(found.get(studentId) ?? []), one]);
  return found;
}

/** Selects the group of a student on a day; the current group when none is recorded for that day. */
export const groupOn = (date: IsoDate): SQL => sql`coalesce((
  select ${enrolments.groupId} from ${enrolments}
  where ${enrolments.studentId} = ${students.id} and ${enrolments.from} <= ${date}
    and (${enrolments.to} is null or ${enrolments.to} > ${date})
), ${students.groupId})`;

/** A change of enrolments, with all of them before and after it. */
export interface EnrolmentChange {
  from: readonly Enrolment[];
  to: readonly Enrolment[];
}

/**
 * Applies a transfer to the stored enrolments of a student, whose row is locked by the caller. The caller writes the
 * group and the subgroup of the last enrolment into the student's row in the same transaction.
 */
export async function storeTransfer(
  tx: Database,
  studentId: number,
  decision: Transfer,
): Promise<EnrolmentChange> {
  const from = (await enrolmentsOf(tx, [studentId])).get(studentId) ?? [];
  const to = transfer(from, decision);
  await writeLinks(tx, enrolmentLinks, studentId, { enrolments: to });
  return { from, to };
}

/**
 * Makes the enrolments of a student match the group in the student's row. The first enrolment of a student begins on
 * the stated day, or with the academic year; any other difference becomes a transfer as of today. Returns the change;
 * null when they already match.
 */
export async function settleEnrolments(
  tx: Database,
  { id, groupId, subgroup }: Place & { id: number },
  { today, firstDay }: { today: IsoDate; firstDay?: IsoDate | undefined },
): Promise<EnrolmentChange | null> {
  const stored = (await enrolmentsOf(tx, [id])).get(id) ?? [];
  const latest = latestEnrolment(stored);
  if (latest?.groupId === groupId && latest.subgroup === subgroup) return null;
  const from = latest ? today : (firstDay ?? defaultFirstDay(today));
  return storeTransfer(tx, id, { groupId, subgroup, from, orderNumber: null });
}
