import { transliterate } from '@semestr/core/transliterate';
import { passwordWeakness } from '@semestr/core/weak-passwords';
import { and, eq, ne, sql } from 'drizzle-orm';
import { hashPassword } from './password-hash.ts';
import type { Database } from '../db/database.ts';
import { passwordLinks } from '../db/tables/codes.ts';
import { employees } from '../db/tables/employees.ts';
import { students } from '../db/tables/students.ts';
import { sessions, users } from '../db/tables/users.ts';

/** The login and the names of a person as they may stand in a password. */
async function ownWords(db: Database, userId: number): Promise<string[]> {
  const [row] = await db
    .select({ username: users.username, fio: users.fio, student: students, employee: employees })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId));
  const person = row?.student ?? row?.employee;
  const names = person ? [person.lastName, person.firstName] : (row?.fio ?? '').split(' ');
  return [row?.username ?? '', ...names.map(transliterate)].filter(Boolean);
}

export type Weakness = NonNullable<ReturnType<typeof passwordWeakness>>;

/** Why this person should not take this password; null where nothing speaks against it. */
export const weaknessFor = async (db: Database, userId: number, password: string): Promise<Weakness | null> =>
  passwordWeakness(password, await ownWords(db, userId));

/**
 * Gives an account a password and ends its sessions, but for the one that is kept, and its links for a password. A block that can be lifted so, is. In
 * a transaction.
 */
export async function setPassword(
  tx: Database,
  userId: number,
  { password, now, kept = null }: { password: string; now: Date; kept?: string | null },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const block = sql`nullif(${users.block}, 'restorable')`;
  await tx.update(users).set({ passwordHash, passwordSetAt: now, block }).where(eq(users.id, userId));
  const others = kept === null ? undefined : ne(sessions.tokenHash, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  // A link for a password, made before, would take this one away again.
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
