import * as enrolmentCalls from '@semestr/api/enrolments';
import * as orderCalls from '@semestr/api/student-orders';
import * as calls from '@semestr/api/students';
import type { Use } from '@semestr/api/uses';
import { localDate } from '@semestr/core/dates';
import { and, eq, ne } from 'drizzle-orm';
import { enrolments } from '../../db/tables/enrolments.ts';
import { studentOrders } from '../../db/tables/student-orders.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { settleEnrolments } from '../../domain/enrolments.ts';
import { refusal } from '../../domain/refusal.ts';
import { studentLinks } from '../../domain/student-orders.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Student = RecordOf<typeof students>;

/** Rejects a group head where the group has one already: restoring a student must not replace the current head. */
async function checkHead({ tx, before, values }: Change<Student>): Promise<void> {
  const { isGroupHead, groupId, id } = { ...before, ...values };
  const isNew = isGroupHead === true && !(before?.isGroupHead === true && before.groupId === groupId);
  if (!isNew || groupId === undefined) return;
  const others = await tx.$count(
    students,
    and(
      eq(students.groupId, groupId),
      eq(students.isGroupHead, true),
      id === undefined ? undefined : ne(students.id, id),
    ),
  );
  if (others > 0) throw refusal('undo-taken');
}

/**
 * The account of a restored student needs a first password, because the old one was deleted; its username is the
 * student card number.
 */
async function restoreAccount({ tx, before, row, now }: Stored<Student>): Promise<void> {
  const { id: studentId, cardNumber: username } = row;
  if (!before) await tx.insert(users).values({ username, role: 'student', studentId, createdAt: now });
  else if (before.cardNumber !== username)
    await tx.update(users).set({ username }).where(eq(users.studentId, studentId));
}

/**
 * Adds the enrolment to a student restored from an audit log entry of before enrolments, which contains only the group.
 */
async function restoreEnrolments({ tx, row, now }: Stored<Student>): Promise<void> {
  // A student who has left is in no group; undoing an order restores the days.
  if (row.leftAs === null) await settleEnrolments(tx, row, { today: localDate(now) });
}

/** The enrolments of students, which are only changed together with the students. */
export const enrolmentResource: Resource = defineResource(enrolmentCalls.enrolments, enrolments, []);

/** The orders of students, which are only changed together with the students. */
export const orderResource: Resource = defineResource(
  orderCalls.studentOrders,
  studentOrders,
  [studentOrders.number, studentOrders.reason],
  { period: studentOrders.from },
);

/** Orders are documents, so a student with an order is not deleted, not even by undoing the creation. */
async function usesByOrders({ tx, row }: Pick<Stored<Student>, 'tx' | 'row'>): Promise<readonly Use[]> {
  const count = await tx.$count(studentOrders, eq(studentOrders.studentId, row.id));
  return count > 0 ? [{ resource: 'student-orders', count }] : [];
}

/**
 * Resource for reverting changes of students: restoring a deleted one, or deleting one that was added by mistake. All
 * other operations on students have separate calls.
 */
export const studentResource: Resource = defineResource<typeof students, keyof typeof studentLinks>(
  { list: calls.list, one: calls.one, update: calls.update, remove: calls.remove },
  students,
  [],
  {
    links: studentLinks,
    faults: { users: 'cardNumber' },
    uses: usesByOrders,
    before: checkHead,
    after: async (change) => {
      await restoreAccount(change);
      await restoreEnrolments(change);
    },
  },
);
