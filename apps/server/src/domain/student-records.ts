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

/** Rejects a first day in a group that is impossible. */
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
const headsBeside = (tx: Database, id: number, { groupId }: StudentRow): Promise<GroupHead[]> =>
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
  const heads = await headsBeside(tx, id, row);
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
export interface Written {
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
): Promise<Written> {
  const today = localDate(writer.now);
  checkPerson(writer.now, row, null);
  checkFirstDay('enrolledFrom', firstDay ?? today, today);
  await lockHead(tx, row);
  const [made] = await tx.insert(students).values(row).returning({ id: students.id });
  if (!made) throw new Error('The student was not stored');
  const { id } = made;
  await settleEnrolments(tx, { ...row, id }, { today, firstDay });
  await tx
    .insert(users)
    .values({ username: row.cardNumber, role: 'student', studentId: id, createdAt: writer.now });
  await settleHead(tx, writer, { id, row, before: null });
  return { id, auditId: await log(tx, writer, 'create', id, row) };
}

/** The student to be changed, in the version that was read. */
interface Changing {
  id: number;
  version: number;
}

/** Locks a student for a change. Throws `student-not-found`, or `record-stale` when the record has changed since. */
async function lockVersion(tx: Database, { id, version }: Changing): Promise<Stored> {
  const [before] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  if (!before) throw refusal('student-not-found');
  if (before.version !== version) throw refusal('record-stale');
  return before;
}

/** Writes a locked student, and the audit entry with the changed fields and enrolments. */
async function storeChange(
  tx: Database,
  writer: Writer,
  { before, row, enrol }: { before: Stored; row: StudentRow; enrol: () => Promise<EnrolmentChange | null> },
): Promise<Written> {
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
 * Updates a student, and the username with the student card number. Another group or subgroup is a transfer as of today.
 * Throws `student-not-found`, or `record-stale` when the record has changed since.
 */
export async function changeStudent(
  tx: Database,
  writer: Writer,
  changing: Changing,
  row: StudentRow,
): Promise<Written> {
  await lockHead(tx, row);
  const before = await lockVersion(tx, changing);
  checkPerson(writer.now, row, before);
  const { id } = before;
  const written = await storeChange(tx, writer, {
    before,
    row,
    enrol: () => settleEnrolments(tx, { ...row, id }, { today: localDate(writer.now) }),
  });
  if (row.cardNumber !== before.cardNumber)
    await tx.update(users).set({ username: row.cardNumber }).where(eq(users.studentId, id));
  return written;
}

/**
 * Transfers a student to a group and a subgroup from a day on. The rights of the group head and of recording absences
 * end with the group. Throws `student-not-found`, `record-stale`, or `already-in-group` when nothing would change.
 */
export async function transferStudent(
  tx: Database,
  writer: Writer,
  changing: Changing,
  decision: Transfer,
): Promise<Written> {
  const { id: _id, version: _version, ...before } = await lockVersion(tx, changing);
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
 * Deletes a student, with the account. Throws `student-not-found`, or `record-in-use` with the records that refer to
 * the student.
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
