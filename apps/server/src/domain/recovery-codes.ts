import { randomBytes } from 'node:crypto';
import {
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCode,
  formatRecoveryCode,
} from '@semestr/core/second-factor';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recoveryCodes, secondFactors } from '../db/tables/second-factors.ts';
import { hashWith } from './password-hash.ts';

/** Recovery codes before they are stored: hashing is slow and should not extend a transaction. */
export interface NewRecoveryCodes {
  /** In the form shown to the user, once. */
  texts: string[];
  salt: Uint8Array;
  hashes: string[];
}

export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  const hashes = await Promise.all(codes.map((code) => hashWith(salt, code)));
  return { texts: codes.map(formatRecoveryCode), salt, hashes };
}

/** Stores the codes and deletes the previous ones. Call in a transaction that has locked the second factor. */
export async function storeRecoveryCodes(
  tx: Database,
  userId: number,
  { salt, hashes }: NewRecoveryCodes,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.update(secondFactors).set({ recoverySalt: salt }).where(eq(secondFactors.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Consumes a code; returns false when the account does not have it, or it was already used. */
export async function takeRecoveryCode(
  db: Database,
  { userId, recoverySalt }: Pick<typeof secondFactors.$inferSelect, 'userId' | 'recoverySalt'>,
  code: string,
): Promise<boolean> {
  if (recoverySalt === null) return false;
  const hash = await hashWith(recoverySalt, code);
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export const recoveryCodesLeft = (db: Database, userId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
