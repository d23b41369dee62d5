import { type IsoDate, localDate } from '@semestr/core/dates';
import { type Enrolment, endEnrolments, transfer } from '@semestr/core/enrolments';
import {
  leftStateOf,
  type OrderFault,
  orderFault,
  type StateOrder,
  stateOn,
} from '@semestr/core/student-orders';
import type { StudentState } from '@semestr/core/student-states';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Link } from '../db/owners.ts';
import { audit } from '../db/tables/audit.ts';
import { enrolments } from '../db/tables/enrolments.ts';
import { studentOrders } from '../db/tables/student-orders.ts';
import { students } from '../db/tables/students.ts';
import { type AuditEntry, differences } from './audit.ts';
import { enrolmentLinks, enrolmentsOf } from './enrolments.ts';
import { grantedLeaves } from './leaves.ts';
import { invalidField, invalidFields, refusal } from './refusal.ts';

/**
 * The enrolments and the orders of a student as parts of the student's record. The audit log stores all of them before
 * and after a change, so that undoing an order restores the state, the days in groups and the rights.
 */
export const studentLinks = {
  ...enrolmentLinks,
  orders: {
    table: studentOrders,
    own: 'studentId',
    other: 'groupId',
    order: 'from',
    fields: ['kind', 'number', 'date', 'from', 'until', 'reason'],
  },
} as const satisfies Record<string, Link>;

type StoredStudent = typeof students.$inferSelect;

/** An order as stored for one student. */
type StoredOrder = Omit<typeof studentOrders.$inferSelect, 'id' | 'studentId'>;

/** An order for one student or many. */
export interface Order extends StateOrder {
  number: string | null;
  date: IsoDate;
  reason: string | null;
  /** The group and the subgroup to which a reinstatement leads; without them the previous ones. */
  groupId?: number | null | undefined;
  subgroup?: number | null | undefined;
}

/** Author of an order, with the time and the client. */
type Issuer = Pick<AuditEntry, 'now' | 'userId' | 'asUserId' | 'client'>;

/** Stored data of students before an order. */
interface StudentsBefore {
  rows: readonly StoredStudent[];
  orders: ReadonlyMap<number, StoredOrder[]>;
  leaves: ReadonlyMap<number, StateOrder[]>;
  enrolments: ReadonlyMap<number, Enrolment[]>;
}

/** Loads the orders of students, oldest first; a student without any has no entry. */
async function ordersOf(db: Database, studentIds: readonly number[]): Promise<Map<number, StoredOrder[]>> {
  const rows = await db
    .select()
    .from(studentOrders)
    .where(inArray(studentOrders.studentId, [...studentIds]))
    .orderBy(asc(studentOrders.from));
  const found = new Map<number, StoredOrder[]>();
  for (const { id: _id, studentId, ...one } of rows)
    found.set(studentId, [...(found.get(studentId) ?? []), one]);
  return found;
}

/** Locks students, and loads what an order depends on. Throws `student-not-found`. */
async function lockStudents(tx: Database, ids: readonly number[]): Promise<StudentsBefore> {
  const rows = await tx
    .select()
    .from(students)
    .where(inArray(students.id, [...ids]))
    .orderBy(asc(students.id))
    .for('update');
  if (rows.length < ids.length) throw refusal('student-not-found');
  const [orders, leaves] = [await ordersOf(tx, ids), await grantedLeaves(tx, ids)];
  return { rows, orders, leaves, enrolments: await enrolmentsOf(tx, ids) };
}

/** A student for whom an order is not possible, with the student's state on the day of the order. */
interface UnfitStudent {
  id: number;
  lastName: string;
  firstName: string;
  middleName: string | null;
  state: StudentState;
  fault: 'state' | 'earlier';
}

/** The invalid field of an order whose days are impossible for any student. */
const dayFaults = {
  'from-too-big': { field: 'from', reason: 'too-big' },
  'from-too-small': { field: 'from', reason: 'too-small' },
  until: { field: 'until', reason: 'format' },
} as const;

const isOfStudent = (fault: OrderFault): fault is UnfitStudent['fault'] =>
  fault === 'state' || fault === 'earlier';

/** Rejects an order with impossible days, or one that does not fit the state of some of the students. */
function checkOrder(order: Order, { rows, orders, leaves }: StudentsBefore, today: IsoDate): void {
  if (order.date > today) throw invalidField('date', 'too-big');
  const unfit: UnfitStudent[] = [];
  for (const { id, lastName, firstName, middleName } of rows) {
    const own = { orders: orders.get(id) ?? [], leaves: leaves.get(id) ?? [] };
    const fault = orderFault(order, { ...own, today });
    if (fault === null) continue;
    if (!isOfStudent(fault)) throw invalidFields([dayFaults[fault]]);
    const state = stateOn([...own.orders, ...own.leaves], order.from);
    unfit.push({ id, lastName, firstName, middleName, state, fault });
  }
  if (unfit.length > 0) throw refusal('order-not-possible', { facts: { students: unfit } });
}

/**
 * Returns the changed fields of a student: the group after a reinstatement, the state and the rights when the student
 * leaves.
 */
function changesBy(order: Order, row: StoredStudent): Partial<StoredStudent> {
  const leftAs = leftStateOf(order.kind);
  if (leftAs !== null) return { leftAs, leftOn: order.from, isGroupHead: false, canNote: false };
  if (order.kind !== 'reinstate') return {};
  const place = { groupId: order.groupId ?? row.groupId, subgroup: order.subgroup ?? row.subgroup };
  return { leftAs: null, leftOn: null, ...place };
}

/** Returns the days in groups after an order: a student who leaves is in no group from that day on. */
function enrolmentsAfter(order: Order, place: Pick<StoredStudent, 'groupId' | 'subgroup'>, own: Enrolment[]) {
  const { kind, from, number: orderNumber } = order;
  if (leftStateOf(kind) !== null) return endEnrolments(own, from);
  const { groupId, subgroup } = place;
  return kind === 'reinstate' ? transfer(own, { groupId, subgroup, from, orderNumber }) : own;
}

/** Number of rows of one statement. */
const SLICE = 500;

/** Runs statements with slices of rows. */
async function inSlices<T>(rows: readonly T[], insert: (slice: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) await insert(rows.slice(from, from + SLICE));
}

interface PlannedOrder {
  id: number;
  changes: Partial<StoredStudent>;
  order: StoredOrder;
  enrolments: Enrolment[];
  details: Record<string, unknown>;
}

/** Returns what an order stores for each student, with the details of the audit entry. */
const planOrder = (order: Order, { rows, orders, enrolments: days }: StudentsBefore): PlannedOrder[] =>
  rows.map((row) => {
    const changes = changesBy(order, row);
    const place = { ...row, ...changes };
    const { kind, number, date, from, until, reason } = order;
    const stored = { groupId: place.groupId, kind, number, date, from, until, reason };
    const [own, earlier] = [days.get(row.id) ?? [], orders.get(row.id) ?? []];
    const after = enrolmentsAfter(order, place, own);
    const parts = {
      ...(after !== own && { enrolments: { from: own, to: after } }),
      orders: { from: earlier, to: [...earlier, stored] },
    };
    const details = { ...differences(row, changes), ...parts };
    return { id: row.id, changes, order: stored, enrolments: after, details };
  });

/** Writes the changed fields: students with the same changes in one statement. */
async function storeFields(tx: Database, plan: readonly PlannedOrder[]): Promise<void> {
  const groups = Map.groupBy(plan, ({ changes }) => JSON.stringify(changes));
  for (const same of groups.values()) {
    const ids = same.map(({ id }) => id);
    const version = sql`${students.version} + 1`;
    await tx
      .update(students)
      .set({ ...same[0]?.changes, version })
      .where(inArray(students.id, ids));
  }
}

async function storeDays(tx: Database, plan: readonly PlannedOrder[]): Promise<void> {
  const changed = plan.filter(({ details }) => 'enrolments' in details);
  const ids = changed.map(({ id }) => id);
  await tx.delete(enrolments).where(inArray(enrolments.studentId, ids));
  const rows = changed.flatMap(({ id: studentId, enrolments: own }) =>
    own.map((one) => ({ ...one, studentId })),
  );
  await inSlices(rows, (slice) => tx.insert(enrolments).values(slice));
}

/** A student with an order, and its entry in the audit log. */
export interface IssuedOrder {
  id: number;
  auditId: number;
}

/** Writes an audit entry for each student, as for any change of the record. */
async function log(
  tx: Database,
  { now, ...issuer }: Issuer,
  plan: readonly PlannedOrder[],
): Promise<IssuedOrder[]> {
  const issued: IssuedOrder[] = [];
  await inSlices(plan, async (slice) => {
    const entries = slice.map(({ id, details }) => ({
      ...issuer,
      at: now,
      action: 'students.update' as const,
      subject: `students/${id}`,
      details,
    }));
    const rows = await tx.insert(audit).values(entries).returning({ id: audit.id, subject: audit.subject });
    const ids = new Map(rows.map(({ id, subject }) => [subject, id]));
    for (const { id } of slice) issued.push({ id, auditId: ids.get(`students/${id}`) ?? 0 });
  });
  return issued;
}

/**
 * Issues an order for all of the students, or for none of them. Rights of group heads and rights to record absences end
 * with the studies. Throws `student-not-found`, or `order-not-possible` with the students whose state does not allow
 * the order.
 */
export async function issueOrder(
  tx: Database,
  issuer: Issuer,
  order: Order,
  studentIds: readonly number[],
): Promise<IssuedOrder[]> {
  const ids = [...new Set(studentIds)];
  const before = await lockStudents(tx, ids);
  checkOrder(order, before, localDate(issuer.now));
  const plan = planOrder(order, before);
  await inSlices(plan, (slice) =>
    tx.insert(studentOrders).values(slice.map(({ id, order: stored }) => ({ ...stored, studentId: id }))),
  );
  await storeFields(tx, plan);
  await storeDays(tx, plan);
  return log(tx, issuer, plan);
}
