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
import { invalidField } from './refusal.ts';

/** Transliterates a user's names as they might occur in a password. */
export const wordsOf = (names: readonly string[]): string[] => names.map(transliterate).filter(Boolean);

/** Returns the username and the names of a user as they might occur in a password. */
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

/** A validated password: only `fitPassword` creates one, and accounts accept no other. */
export type FitPassword = string & { readonly [isFit]: true };

/**
 * Returns the password if it is acceptable; otherwise rejects its field. `own` are the username and names of the user.
 */
export async function fitPassword(
  password: string,
  { own, field }: { own: readonly string[]; field: string },
): Promise<FitPassword> {
  const weakness = passwordWeakness(password, own) ?? ((await isKnownPassword(password)) ? 'common' : null);
  if (weakness) throw invalidField(field, weakness);
  // The only cast to this type.
  return password as FitPassword;
}

/** The same check for the user of an existing account. */
export const fitPasswordFor = async (
  db: Database,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<FitPassword> => fitPassword(password, { own: await ownWords(db, userId), field });

/**
 * Sets an account's password and ends its sessions, except for the one that is kept, and its password links. When no
 * session is kept, the user had lost access: an intruder may have created API tokens, which end too. Lifts a block that
 * a new password may lift. Call in a transaction.
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
  // An earlier password link could replace this password again.
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
