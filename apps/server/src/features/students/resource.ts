import * as enrolmentCalls from '@semestr/api/enrolments';
import * as calls from '@semestr/api/students';
import { localDate } from '@semestr/core/dates';
import { and, eq, ne } from 'drizzle-orm';
import { enrolments } from '../../db/tables/enrolments.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { enrolmentLinks, settleEnrolments } from '../../domain/enrolments.ts';
import { refusal } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Student = RecordOf<typeof students>;

/** A group has one head: a restored student does not replace the current one. */
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
async function keepAccount({ tx, before, row, now }: Stored<Student>): Promise<void> {
  const { id: studentId, cardNumber: username } = row;
  if (!before) await tx.insert(users).values({ username, role: 'student', studentId, createdAt: now });
  else if (before.cardNumber !== username)
    await tx.update(users).set({ username }).where(eq(users.studentId, studentId));
}

/** Entries of the audit log from before enrolments state the group only. */
async function keepEnrolments({ tx, row, now }: Stored<Student>): Promise<void> {
  await settleEnrolments(tx, row, { today: localDate(now) });
}

/** The groups that students were in, which change with the students. */
export const enrolmentResource: Resource = defineResource(enrolmentCalls.enrolments, enrolments, []);

/**
 * Resource for reverting changes of students: restoring a deleted one, or deleting one that was added by mistake. All
 * other operations on students have separate calls.
 */
export const studentResource: Resource = defineResource<typeof students, 'enrolments'>(
  { list: calls.list, one: calls.one, update: calls.update, remove: calls.remove },
  students,
  [],
  {
    links: enrolmentLinks,
    faults: { users: 'cardNumber' },
    before: checkHead,
    after: async (change) => {
      await keepAccount(change);
      await keepEnrolments(change);
    },
  },
);
