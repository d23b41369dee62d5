import { fullName } from '@semestr/core/display';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { employees } from '../db/tables/employees.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { contacts, users } from '../db/tables/users.ts';

export type Account = typeof users.$inferSelect;

export async function accountByName(db: Database, username: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.username, username));
  return account ?? null;
}

/** An account with the person it belongs to; an administrator's may have none. */
export async function accountOwner(db: Database, userId: number) {
  const [row] = await db
    .select({ user: users, student: students, employee: employees, group: groups.name })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`There is no account ${userId}`);
  const own = await db.select().from(contacts).where(eq(contacts.userId, userId));
  const person = row.student ?? row.employee;
  const valueOf = (type: 4 | 6) => own.find((contact) => contact.type === type)?.value ?? null;
  return {
    ...row,
    fio: person ? fullName(person) : row.user.fio,
    phone: valueOf(4),
    email: valueOf(6) ?? row.employee?.email ?? null,
    hasConfirmedContacts: own.length === 2 && own.every((contact) => contact.isConfirmed),
  };
}
