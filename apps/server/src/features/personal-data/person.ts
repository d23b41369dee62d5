import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { contacts } from '../../db/tables/users.ts';
import type { Account } from '../../domain/accounts.ts';

/** The owner of an account, with all by which what is kept of them is found. */
export interface Person {
  userId: number;
  username: string;
  studentId: number | null;
  employeeId: number | null;
  /** E-mails and phones that are certainly theirs: one that nobody confirmed may be anybody's. */
  addresses: readonly string[];
  /** Their browsers, as the outbox names them. */
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
