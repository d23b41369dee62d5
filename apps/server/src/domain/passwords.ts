import { transliterate } from '@semestr/core/transliterate';
import { passwordWeakness } from '@semestr/core/weak-passwords';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isKnownPassword } from './known-passwords.ts';
import { hashPassword } from './password-hash.ts';
import type { Database } from '../db/database.ts';
import { apiTokens } from '../db/tables/api-tokens.ts';
import { passwordLinks } from '../db/tables/codes.ts';
import { employees } from '../db/tables/employees.ts';
import { students } from '../db/tables/students.ts';
import { sessions, users } from '../db/tables/users.ts';
import { invalidField } from '../http/refuse.ts';

/** A person's names as they may stand in a password. */
export const wordsOf = (names: readonly string[]): string[] => names.map(transliterate).filter(Boolean);

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
  return [row?.username ?? '', ...wordsOf(names)];
}

declare const isFit: unique symbol;

/** A password that its owner may take: only `fitPassword` makes one, and no account gets another. */
export type FitPassword = string & { readonly [isFit]: true };

/** The password, where nothing speaks against it; else its field is refused. `own` are the login and names of its owner. */
export async function fitPassword(
  password: string,
  { own, field }: { own: readonly string[]; field: string },
): Promise<FitPassword> {
  const weakness = passwordWeakness(password, own) ?? ((await isKnownPassword(password)) ? 'common' : null);
  if (weakness) throw invalidField(field, weakness);
  // Nothing else makes one.
  return password as FitPassword;
}

/** The same for whoever has an account already. */
export const fitPasswordFor = async (
  db: Database,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<FitPassword> => fitPassword(password, { own: await ownWords(db, userId), field });

/**
 * Gives an account a password and ends its sessions, but for the one that is kept, and its links for a password. Without
 * one it is somebody who had lost the account: whoever had it may have made API tokens, which end too. A block that can be
 * lifted so, is. In a transaction.
 */
export async function setPassword(
  tx: Database,
  userId: number,
  { password, now, kept = null }: { password: FitPassword; now: Date; kept?: string | null },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const block = sql`nullif(${users.block}, 'restorable')`;
  await tx.update(users).set({ passwordHash, passwordSetAt: now, block }).where(eq(users.id, userId));
  const others = kept === null ? undefined : ne(sessions.tokenHash, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  if (kept === null) await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
  // A link for a password, made before, would take this one away again.
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
