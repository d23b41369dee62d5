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
async function namesInAccount(db: Database, userId: number): Promise<string[]> {
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

/** A validated password: only `validatePassword` creates one, and accounts accept no other. */
export type AcceptablePassword = string & { readonly [isFit]: true };

/**
 * Returns the password if it is acceptable; otherwise rejects its field. `own` are the username and names of the user.
 */
export async function validatePassword(
  password: string,
  { own, field }: { own: readonly string[]; field: string },
): Promise<AcceptablePassword> {
  const weakness = passwordWeakness(password, own) ?? ((await isKnownPassword(password)) ? 'common' : null);
  if (weakness) throw invalidField(field, weakness);
  // The only cast to this type.
  return password as AcceptablePassword;
}

/** The same check for the user of an existing account. */
export const validatePasswordFor = async (
  db: Database,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<AcceptablePassword> =>
  validatePassword(password, { own: await namesInAccount(db, userId), field });

/**
 * Sets an account's password, ends all its sessions except the kept one, and voids its password links. Without a kept
 * session the user had lost access: an intruder may have created API tokens, so these end too. Lifts a block that a new
 * password may lift. Call in a transaction.
 */
export async function setPassword(
  tx: Database,
  userId: number,
  { password, now, kept = null }: { password: AcceptablePassword; now: Date; kept?: string | null },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const block = sql`nullif(${users.block}, 'restorable')`;
  await tx.update(users).set({ passwordHash, passwordSetAt: now, block }).where(eq(users.id, userId));
  const others = kept === null ? undefined : ne(sessions.tokenHash, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  if (kept === null) await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
  // An earlier password link could be used to replace this password.
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
