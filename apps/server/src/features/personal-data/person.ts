import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { contacts } from '../../db/tables/users.ts';
import type { Account } from '../../domain/accounts.ts';

/** The user of an account, with the keys by which their data are found. */
export interface Person {
  userId: number;
  username: string;
  studentId: number | null;
  employeeId: number | null;
  /** Confirmed e-mails and phones: an unconfirmed one may belong to another person. */
  addresses: readonly string[];
  /** The user's browsers, as recipients in the outbox. */
  browsers: readonly string[];
}

export async function personOf(
  db: Database,
  {
    id: userId,
    username,
    studentId,
    employeeId,
  }: Pick<Account, 'id' | 'username' | 'studentId' | 'employeeId'>,
): Promise<Person> {
  const own = await db
    .select({ value: contacts.value })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.isConfirmed, true)));
  const atWork =
    employeeId === null
      ? []
      : await db.select({ value: employees.email }).from(employees).where(eq(employees.id, employeeId));
  const browsers = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return {
    userId,
    username,
    studentId,
    employeeId,
    addresses: [...own, ...atWork].flatMap(({ value }) => value ?? []),
    browsers: browsers.map(({ id }) => String(id)),
  };
}
