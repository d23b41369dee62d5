import type { Use } from '@semestr/api/uses';
import { localDate } from '@semestr/core/dates';
import { studentCardFault } from '@semestr/core/validation';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { usesOf } from './uses.ts';
import type { Database } from '../db/database.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';
import { conflict, invalidField } from '../http/refuse.ts';

/** What may be written of a student; what is undefined stays. */
export type StudentRow = {
  [Field in Exclude<keyof typeof students.$inferInsert, 'id' | 'version'>]?:
    | (typeof students.$inferInsert)[Field]
    | undefined;
} & Pick<
  typeof students.$inferInsert,
  'cardNumber' | 'lastName' | 'firstName' | 'birthDate' | 'groupId' | 'subgroup'
>;

/** Who writes, when, from where, and whether a new group head is meant to take the place of the first. */
export type Writer = Pick<AuditEntry, 'now' | 'userId' | 'asUserId' | 'client'> & { inPlaceOfHead: boolean };

const log = (
  tx: Database,
  { inPlaceOfHead: _said, ...writer }: Writer,
  deed: 'create' | 'update' | 'remove',
  id: number,
  details: Record<string, unknown>,
) => writeAudit(tx, { ...writer, action: `students.${deed}`, subject: `students/${id}`, details });

/** Refuses what cannot be true of anybody, in what is new. */
function checkPerson(now: Date, row: StudentRow, before: StudentRow | null): void {
  if (row.birthDate !== before?.birthDate && row.birthDate > localDate(now))
    throw invalidField('birthDate', 'too-big');
  if (row.cardNumber !== before?.cardNumber && studentCardFault(row.cardNumber) !== null)
    throw invalidField('cardNumber');
}

/**
 * Lets one change of a group's head after the other through: two at once would each find no other head to replace. Before
 * the student's own row is written, for that locks the group too.
 */
async function lockHead(tx: Database, { isGroupHead, groupId }: StudentRow): Promise<void> {
  if (isGroupHead)
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('no key update');
}

/** The head of a group beside one student, in whose place that one is to come. */
interface GroupHead {
  id: number;
  lastName: string;
  firstName: string;
  middleName: string | null;
}

/** Whether a change makes somebody the head of a group: those who are it already take nobody's place. */
const becomesHead = (row: StudentRow, before: StudentRow | null): boolean =>
  row.isGroupHead === true && !(before?.isGroupHead === true && before.groupId === row.groupId);

/** The heads that a group has beside a student. */
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

/** A group has one head: the first gives way only where the writer says so, and the audit log says it of both. */
async function settleHead(
  tx: Database,
  writer: Writer,
  { id, row, before }: { id: number; row: StudentRow; before: StudentRow | null },
): Promise<void> {
  if (!becomesHead(row, before)) return;
  const heads = await headsBeside(tx, id, row);
  const [first] = heads;
  if (first && !writer.inPlaceOfHead) throw conflict('group-has-head', { head: first });
  for (const head of heads) {
    await tx
      .update(students)
      .set({ isGroupHead: false, version: sql`${students.version} + 1` })
      .where(eq(students.id, head.id));
    await log(tx, writer, 'update', head.id, { isGroupHead: { from: true, to: false } });
  }
}

/** Who has been written, and the entry of the audit log that says so. */
export interface Written {
  id: number;
  auditId: number;
}

/** Adds a student with an account that has no password yet: a link sets the first one. */
export async function addStudent(tx: Database, writer: Writer, row: StudentRow): Promise<Written> {
  checkPerson(writer.now, row, null);
  await lockHead(tx, row);
  const [made] = await tx.insert(students).values(row).returning({ id: students.id });
  if (!made) throw new Error('The student was not stored');
  const { id } = made;
  await tx
    .insert(users)
    .values({ username: row.cardNumber, role: 'student', studentId: id, createdAt: writer.now });
  await settleHead(tx, writer, { id, row, before: null });
  return { id, auditId: await log(tx, writer, 'create', id, row) };
}

/** Changes a student, and the login with the card number: 404 nobody, 409 changed meanwhile. */
export async function changeStudent(
  tx: Database,
  writer: Writer,
  { id, version }: { id: number; version: number },
  row: StudentRow,
): Promise<Written | 404 | 409> {
  await lockHead(tx, row);
  const [before] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  if (!before) return 404;
  if (before.version !== version) return 409;
  checkPerson(writer.now, row, before);
  await tx
    .update(students)
    .set({ ...row, version: version + 1 })
    .where(eq(students.id, id));
  if (row.cardNumber !== before.cardNumber)
    await tx.update(users).set({ username: row.cardNumber }).where(eq(users.studentId, id));
  await settleHead(tx, writer, { id, row, before });
  const known: Readonly<Record<string, unknown>> = before;
  const differing = Object.entries(row).filter(
    ([name, value]) => value !== undefined && value !== known[name],
  );
  const details = Object.fromEntries(differing.map(([name, to]) => [name, { from: known[name], to }]));
  return { id, auditId: await log(tx, writer, 'update', id, details) };
}

/** Removes a student to whom nothing refers, with the account; answers what does, or null where there is no student. */
export async function removeStudent(
  tx: Database,
  writer: Writer,
  id: number,
): Promise<readonly Use[] | null> {
  const [gone] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  if (!gone) return null;
  const uses = await usesOf(tx, { table: students }, id);
  if (uses.length > 0) return uses;
  await tx.delete(students).where(eq(students.id, id));
  await log(tx, writer, 'remove', id, gone);
  return uses;
}
