import * as calls from '@semestr/api/student-orders';
import { fullName } from '@semestr/core/display';
import { foldName } from '@semestr/core/names/key';
import type { NameParts } from '@semestr/core/table-import-full-names';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { studentOrders } from '../../db/tables/student-orders.ts';
import { students } from '../../db/tables/students.ts';
import { actor } from '../../domain/caller.ts';
import { issueOrder, type Order } from '../../domain/student-orders.ts';
import type { Row } from '../../records/store.ts';
import { studentResource } from '../students/resource.ts';
import { type CellFault, type ImportKind, type Stored, textOf, wholeName } from './kind.ts';

const usual = {
  studentIds: undefined,
  kind: undefined,
  number: undefined,
  date: undefined,
  from: undefined,
  until: null,
  reason: null,
} as const satisfies Row;

type Student = typeof students.$inferSelect;

/** The whole name of a cell, which has been parsed into its parts. */
const nameIn = (value: unknown): string | null =>
  // Only the parser of full names returns an object.
  typeof value === 'object' && value !== null ? foldName(wholeName({ ...(value as NameParts) })) : null;

const isNamed = (name: string) => (student: Student) => foldName(fullName(student)) === name;

/** Finds a student by the card number, with the name of the row; without a number by the name and the group. */
async function studentOf(tx: Database, { studentIds: card, fullName: whole, group }: Row) {
  const name = nameIn(whole);
  if (card !== undefined) {
    const [student] = await tx
      .select()
      .from(students)
      .where(eq(students.cardNumber, textOf(card)));
    if (!student) return { field: 'cardNumber', reason: 'unknown' } as const satisfies CellFault;
    const isOther = name !== null && !isNamed(name)(student);
    return isOther ? ({ field: 'fullName', reason: 'unknown' } as const satisfies CellFault) : student;
  }
  if (name === null) return { field: 'cardNumber', reason: 'required' } as const satisfies CellFault;
  if (group === undefined) return { field: 'group', reason: 'required' } as const satisfies CellFault;
  const members = await tx
    .select()
    .from(students)
    .where(eq(students.groupId, Number(group)));
  const [student, ...others] = members.filter(isNamed(name));
  if (!student) return { field: 'fullName', reason: 'unknown' } as const satisfies CellFault;
  return others.length > 0
    ? ({ field: 'fullName', reason: 'ambiguous' } as const satisfies CellFault)
    : student;
}

/**
 * Finds the order of a day. The same order is unchanged; a table cannot change another one, which must be undone first.
 */
async function orderOf(tx: Database, studentId: number, values: Row): Promise<Stored | CellFault | null> {
  const [row] = await tx
    .select()
    .from(studentOrders)
    .where(
      and(
        eq(studentOrders.studentId, studentId),
        eq(studentOrders.from, textOf(values['from']) as Order['from']),
      ),
    );
  if (!row) return null;
  const body: Row = { ...usual, ...row, studentIds: [studentId] };
  const isSame = Object.keys(usual).every(
    (field) => !(field in values) || JSON.stringify(values[field]) === JSON.stringify(body[field]),
  );
  return isSame ? { id: row.id, version: 1, body: pick(body) } : { field: 'from', reason: 'taken' };
}

const pick = (body: Row): Row => Object.fromEntries(Object.keys(usual).map((field) => [field, body[field]]));

/** Orders on the state of students: a table issues those that are not stored yet. */
export const studentOrderRows: ImportKind = {
  calls: { create: calls.order, update: calls.order },
  config: studentResource.config,
  contractFields: { cardNumber: 'studentIds' },
  changesOthers: true,
  usual,
  find: async ({ tx, values }) => {
    const student = await studentOf(tx, values);
    if ('reason' in student) return student;
    values['studentIds'] = [student.id];
    return orderOf(tx, student.id, values);
  },
  nameOf: async (body, { of }) => {
    const [id] = [body['studentIds']].flat();
    const [student] = await of
      .select()
      .from(students)
      .where(eq(students.id, Number(id)));
    return student ? fullName(student) : '';
  },
  store: async ({ tx, now, caller, client }, _stored, body) => {
    const { studentIds, ...order } = body;
    const issuer = { now, ...actor(caller), client };
    // The body has passed the schema of the call.
    const ids = studentIds as number[];
    const [issued] = await issueOrder(tx, issuer, { until: null, reason: null, ...order } as Order, ids);
    if (!issued) throw new Error('The order was not stored');
    return issued;
  },
};
