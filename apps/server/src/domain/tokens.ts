import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/tables/users.ts';

/** 128 random bits for a cookie or a link; the database keeps only their hash. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** SHA-256 in hex: such a token cannot be guessed, so that nothing slower is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Gives a session that goes on another token: the old one may have been elsewhere. */
export async function renewToken(
  db: Database,
  hash: string,
): Promise<{ token: string; isRemembered: boolean } | null> {
  const token = newToken();
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(sessions.tokenHash, hash))
    .returning({ isRemembered: sessions.isRemembered });
  return renewed ? { token, ...renewed } : null;
}
