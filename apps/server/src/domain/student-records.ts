import { isDeepStrictEqual } from 'node:util';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { studentCardFault } from '@semestr/core/validation';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { firstDayFault, type Transfer } from '@semestr/core/enrolments';
import { type AuditEntry, writeAudit } from './audit.ts';
import { type EnrolmentChange, enrolmentsOf, settleEnrolments, storeTransfer } from './enrolments.ts';
import { usesOf } from './uses.ts';
import type { Database } from '../db/database.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';
import { invalidField, refusal } from './refusal.ts';

/** Writable fields of a student; undefined fields are not changed. */
export type StudentRow = {
  [Field in Exclude<keyof typeof students.$inferInsert, 'id' | 'version'>]?:
    | (typeof students.$inferInsert)[Field]
    | undefined;
} & Pick<
  typeof students.$inferInsert,
  'cardNumber' | 'lastName' | 'firstName' | 'birthDate' | 'groupId' | 'subgroup'
>;

type Stored = typeof students.$inferSelect;

/** Author of a change, with the time, the client, and whether a new group head should replace the current one. */
export type Writer = Pick<AuditEntry, 'now' | 'userId' | 'asUserId' | 'client'> & { inPlaceOfHead: boolean };

const log = (
  tx: Database,
  { inPlaceOfHead: _said, ...writer }: Writer,
  event: 'create' | 'update' | 'remove',
  id: number,
  details: Record<string, unknown>,
) => writeAudit(tx, { ...writer, action: `students.${event}`, subject: `students/${id}`, details });

/** Rejects impossible values in changed fields. */
function checkPerson(now: Date, row: StudentRow, before: StudentRow | null): void {
  if (row.birthDate !== before?.birthDate && row.birthDate > localDate(now))
    throw invalidField('birthDate', 'too-big');
  if (row.cardNumber !== before?.cardNumber && studentCardFault(row.cardNumber) !== null)
    throw invalidField('cardNumber');
}

/** Rejects an impossible first day in a group. */
function checkFirstDay(field: string, from: IsoDate, today: IsoDate): void {
  const fault = firstDayFault(from, today);
  if (fault) throw invalidField(field, fault);
}

/**
 * Serialises changes of a group's head: two concurrent ones would each find no other head to replace. Call before
 * writing the student's row, because that locks the group too.
 */
async function lockHead(tx: Database, { isGroupHead, groupId }: StudentRow): Promise<void> {
  if (isGroupHead)
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('no key update');
}

/** Another student who is the head of the group and would be replaced. */
interface GroupHead {
  id: number;
  lastName: string;
  firstName: string;
  middleName: string | null;
}

/** Whether a change makes the student the head of a group; false for a student who is already its head. */
const becomesHead = (row: StudentRow, before: StudentRow | null): boolean =>
  row.isGroupHead === true && !(before?.isGroupHead === true && before.groupId === row.groupId);

/** Lists the heads of a group other than the student. */
const otherHeads = (tx: Database, id: number, { groupId }: StudentRow): Promise<GroupHead[]> =>
  tx
    .select({
      id: students.id,
      lastName: students.lastName,
      firstName: students.firstName,
      middleName: students.middleName,
    })
    .from(students)
    .where(and(eq(students.groupId, groupId), eq(students.isGroupHead, true), ne(students.id, id)))
    .orderBy(asc(students.id));

/**
 * Ensures that a group has one head: the current one is replaced only when the author confirms it, and the audit log
 * records both changes.
 */
async function settleHead(
  tx: Database,
  writer: Writer,
  { id, row, before }: { id: number; row: StudentRow; before: StudentRow | null },
): Promise<void> {
  if (!becomesHead(row, before)) return;
  const heads = await otherHeads(tx, id, row);
  const [first] = heads;
  if (first && !writer.inPlaceOfHead) throw refusal('group-has-head', { facts: { head: first } });
  for (const head of heads) {
    await tx
      .update(students)
      .set({ isGroupHead: false, version: sql`${students.version} + 1` })
      .where(eq(students.id, head.id));
    await log(tx, writer, 'update', head.id, { isGroupHead: { from: true, to: false } });
  }
}

/** A written student, with the entry in the audit log. */
export interface WrittenStudent {
  id: number;
  auditId: number;
}

/**
 * Adds a student with an account without a password: the first one is set through a link. `firstDay` is the first day in
 * the group; without it the student counts as having been there since the beginning of the academic year.
 */
export async function addStudent(
  tx: Database,
  writer: Writer,
  row: StudentRow,
  firstDay?: IsoDate,
): Promise<WrittenStudent> {
  const today = localDate(writer.now);
  checkPerson(writer.now, row, null);
  checkFirstDay('enrolledFrom', firstDay ?? today, today);
  await lockHead(tx, row);
  const [created] = await tx.insert(students).values(row).returning({ id: students.id });
  if (!created) throw new Error('The student was not stored');
  const { id } = created;
  await settleEnrolments(tx, { ...row, id }, { today, firstDay });
  await tx
    .insert(users)
    .values({ username: row.cardNumber, role: 'student', studentId: id, createdAt: writer.now });
  await settleHead(tx, writer, { id, row, before: null });
  return { id, auditId: await log(tx, writer, 'create', id, row) };
}

/** The student to be changed, in the version that the caller has read. */
interface StudentVersion {
  id: number;
  version: number;
}

/**
 * Locks a student for a change. Throws `student-not-found`, or `record-stale` when the record has changed in the
 * meantime.
 */
async function lockVersion(tx: Database, { id, version }: StudentVersion): Promise<Stored> {
  const [before] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  if (!before) throw refusal('student-not-found');
  if (before.version !== version) throw refusal('record-stale');
  return before;
}

/**
 * Rejects another group, and rights in a group, for a student who has left: an order of reinstatement must be issued
 * first.
 */
function checkHasNotLeft(before: Stored, row: StudentRow): void {
  const isMoved = row.groupId !== before.groupId || row.subgroup !== before.subgroup;
  if (before.leftAs !== null && (isMoved || row.isGroupHead || row.canNote)) throw refusal('student-left');
}

/** Writes a locked student, and the audit entry with the changed fields and enrolments. */
async function storeChange(
  tx: Database,
  writer: Writer,
  { before, row, enrol }: { before: Stored; row: StudentRow; enrol: () => Promise<EnrolmentChange | null> },
): Promise<WrittenStudent> {
  const { id } = before;
  await tx
    .update(students)
    .set({ ...row, version: before.version + 1 })
    .where(eq(students.id, id));
  const enrolments = await enrol();
  await settleHead(tx, writer, { id, row, before });
  const oldValues: Readonly<Record<string, unknown>> = before;
  const differing = Object.entries(row).filter(
    ([name, value]) => value !== undefined && value !== oldValues[name],
  );
  const details = Object.fromEntries(differing.map(([name, to]) => [name, { from: oldValues[name], to }]));
  return {
    id,
    auditId: await log(tx, writer, 'update', id, { ...details, ...(enrolments && { enrolments }) }),
  };
}

/**
 * Updates a student, and the username when the student card number changes. Another group or subgroup is a transfer as
 * of today. Throws `student-not-found`, `student-left`, or `record-stale` when the record has changed in the meantime.
 */
export async function changeStudent(
  tx: Database,
  writer: Writer,
  changing: StudentVersion,
  row: StudentRow,
): Promise<WrittenStudent> {
  await lockHead(tx, row);
  const before = await lockVersion(tx, changing);
  checkPerson(writer.now, row, before);
  checkHasNotLeft(before, row);
  const { id } = before;
  const result = await storeChange(tx, writer, {
    before,
    row,
    enrol: () => settleEnrolments(tx, { ...row, id }, { today: localDate(writer.now) }),
  });
  if (row.cardNumber !== before.cardNumber)
    await tx.update(users).set({ username: row.cardNumber }).where(eq(users.studentId, id));
  return result;
}

/**
 * Transfers a student to a group and a subgroup from a day on. The rights of a group head and the right to record
 * absences end in the old group. Throws `student-not-found`, `record-stale`, `student-left`, or `already-in-group` when
 * nothing would change.
 */
export async function transferStudent(
  tx: Database,
  writer: Writer,
  changing: StudentVersion,
  decision: Transfer,
): Promise<WrittenStudent> {
  const { id: _id, version: _version, ...before } = await lockVersion(tx, changing);
  if (before.leftAs !== null) throw refusal('student-left');
  checkFirstDay('from', decision.from, localDate(writer.now));
  const { groupId, subgroup } = decision;
  const rights = groupId === before.groupId ? {} : { isGroupHead: false, canNote: false };
  return storeChange(tx, writer, {
    before: { ...before, ...changing },
    row: { ...before, ...rights, groupId, subgroup },
    enrol: async () => {
      const enrolments = await storeTransfer(tx, changing.id, decision);
      if (isDeepStrictEqual(enrolments.from, enrolments.to)) throw refusal('already-in-group');
      return enrolments;
    },
  });
}

/**
 * Deletes a student and the account. Throws `student-not-found`, or `record-in-use` with the records that refer to the
 * student.
 */
export async function removeStudent(tx: Database, writer: Writer, id: number): Promise<void> {
  const [student] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  if (!student) throw refusal('student-not-found');
  const uses = await usesOf(tx, { table: students }, id);
  if (uses.length > 0) throw refusal('record-in-use', { facts: { uses } });
  const enrolments = (await enrolmentsOf(tx, [id])).get(id) ?? [];
  await tx.delete(students).where(eq(students.id, id));
  await log(tx, writer, 'remove', id, { ...student, enrolments });
}
