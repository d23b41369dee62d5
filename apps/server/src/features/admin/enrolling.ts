import * as calls from '@semestr/api/students';
import { and, eq, ne } from 'drizzle-orm';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { refuseEarly } from '../../http/refuse.ts';
import { defineResource, type Resource } from './define-resource.ts';

/**
 * How a student comes back who was removed, or goes who was added by mistake. All else about students has calls of its own.
 * Somebody who comes back gets an account that waits for its first password: the old one went with its owner.
 */
export const enrolling: Resource = defineResource(
  { list: calls.list, one: calls.one, remove: calls.remove },
  students,
  [],
  {
    faults: { users: 'cardNumber' },
    before: async ({ tx, values: { isGroupHead, groupId, id } }) => {
      if (isGroupHead !== true || groupId === undefined) return;
      const others = await tx.$count(
        students,
        and(
          eq(students.groupId, groupId),
          eq(students.isGroupHead, true),
          id === undefined ? undefined : ne(students.id, id),
        ),
      );
      // A group has one head, and somebody is it now.
      if (others > 0) throw refuseEarly(409, { reason: 'undo-taken' });
    },
    after: async ({ tx, row, now }) => {
      await tx
        .insert(users)
        .values({ username: row.cardNumber, role: 'student', studentId: row.id, createdAt: now });
    },
  },
);
