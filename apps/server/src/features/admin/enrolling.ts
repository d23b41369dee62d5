import * as calls from '@semestr/api/students';
import { and, eq, ne } from 'drizzle-orm';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { conflict } from '../../http/refuse.ts';
import { type Change, defineResource, type Resource, type Stored } from './define-resource.ts';
import type { RecordOf } from './store.ts';

type Student = RecordOf<typeof students>;

/** A group has one head: who is to be it again gives way to whoever is it now. */
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
  if (others > 0) throw conflict('undo-taken');
}

/** The account of who comes back waits for its first password, for the old one went with it; its login is the card number. */
async function keepAccount({ tx, before, row, now }: Stored<Student>): Promise<void> {
  const { id: studentId, cardNumber: username } = row;
  if (!before) await tx.insert(users).values({ username, role: 'student', studentId, createdAt: now });
  else if (before.cardNumber !== username)
    await tx.update(users).set({ username }).where(eq(users.studentId, studentId));
}

/**
 * How a change of a student is taken back, how one comes back who was removed, or goes who was added by mistake. All else
 * about students has calls of its own.
 */
export const enrolling: Resource = defineResource(
  { list: calls.list, one: calls.one, update: calls.update, remove: calls.remove },
  students,
  [],
  { faults: { users: 'cardNumber' }, before: checkHead, after: keepAccount },
);
