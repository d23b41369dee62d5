import type { Plan } from '@semestr/api/new-year';
import { localDate } from '@semestr/core/dates';
import { and, eq, gt, gte, inArray, isNull, like, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { studentOrders } from '../../db/tables/student-orders.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { writeAudit } from '../../domain/audit.ts';
import { blockAccount, unblockAccount } from '../../domain/account-block.ts';
import { actor } from '../../domain/caller.ts';
import { issueOrder } from '../../domain/student-orders.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';
import type { ChangeContext } from '../../records/changes.ts';

/**
 * Issues the order by which the students of these groups graduate today; returns the entries in the audit log. Students
 * with an order of today or later that ends their studies or begins a leave are skipped.
 */
export async function graduate(
  { tx, now, caller, client }: ChangeContext,
  groupIds: readonly number[],
  order: NonNullable<Plan['order']> | null,
): Promise<readonly { auditId: number }[]> {
  const today = localDate(now);
  const later = tx
    .select({ id: studentOrders.studentId })
    .from(studentOrders)
    .where(gte(studentOrders.from, today));
  const rows = await tx
    .select({ id: students.id })
    .from(students)
    .where(and(isCurrentStudent, inArray(students.groupId, [...groupIds]), notInArray(students.id, later)));
  const ids = rows.map(({ id }) => id);
  const { number, date } = order ?? { number: null, date: today };
  const graduation = { kind: 'graduate', number, date, from: today, until: null, reason: null } as const;
  return issueOrder(tx, { now, ...actor(caller), client }, graduation, ids);
}

const BLOCKED = 'account.block-for-good';

/** Blocks all accounts of these groups; returns their number. Accounts that are already blocked are not changed. */
export async function blockGraduates(
  { tx, now, caller, client }: ChangeContext,
  batchId: number,
  groupIds: readonly number[],
): Promise<number> {
  const open = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(students, eq(students.id, users.studentId))
    .where(and(inArray(students.groupId, [...groupIds]), isNull(users.block)))
    .orderBy(users.id)
    .for('update', { of: users });
  for (const { id } of open) {
    await blockAccount(tx, id, 'for-good', now);
    const subject = `users/${id}`;
    await writeAudit(tx, { now, ...actor(caller), action: BLOCKED, subject, details: { batchId }, client });
  }
  return open.length;
}

/** Lists the accounts that a start of a year has blocked and whose block has not changed since. */
async function stillBlocked(tx: Database, batchId: number): Promise<number[]> {
  const entries = await tx
    .select({ id: audit.id, subject: audit.subject })
    .from(audit)
    .where(and(eq(audit.action, BLOCKED), sql`${audit.details} ->> 'batchId' = ${String(batchId)}`));
  const [first] = entries.map(({ id }) => id).toSorted((a, b) => a - b);
  if (first === undefined) return [];
  const later = await tx
    .select({ id: audit.id, subject: audit.subject })
    .from(audit)
    .where(and(gt(audit.id, first), like(audit.action, 'account.%block%')));
  const last = new Map(later.map(({ id, subject }) => [subject, id]));
  const own = entries.filter(({ id, subject }) => (last.get(subject) ?? id) <= id);
  const ids = own.map(({ subject }) => Number(subject.split('/').at(-1)));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.block, 'for-good')))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Unblocks the accounts that a start of a year has blocked; returns their number. */
export async function unblockGraduates(
  { tx, now, caller, client }: Omit<ChangeContext, 'call' | 'undoesId'>,
  batchId: number,
): Promise<number> {
  const ids = await stillBlocked(tx, batchId);
  for (const id of ids) {
    await unblockAccount(tx, id, now);
    const subject = `users/${id}`;
    await writeAudit(tx, { now, ...actor(caller), action: 'account.unblock', subject, client });
  }
  return ids.length;
}
