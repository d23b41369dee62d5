import { createHash, randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@semestr/core/api-tokens';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/tables/users.ts';

/** Creates 128 random bits for a cookie or a link; the database stores only their hash. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Creates 256 random bits for a script, with a prefix that identifies them as a secret of this product. */
export const newApiToken = (): string => API_TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Hashes a token with SHA-256 in hex: a token cannot be guessed, so a slower hash is not needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Renewed {
  token: string;
  isRemembered: boolean;
}

async function withNewToken(
  db: Database,
  hash: string,
  former: Pick<typeof sessions.$inferInsert, 'formerHash' | 'arrivedAt'>,
): Promise<Renewed | null> {
  const token = newToken();
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash: tokenHash(token), ...former })
    .where(eq(sessions.tokenHash, hash))
    .returning({ isRemembered: sessions.isRemembered });
  return renewed ? { token, ...renewed } : null;
}

/** Replaces the token of a continuing session immediately: the old one may have been exposed. */
export const renewToken = (db: Database, hash: string): Promise<Renewed | null> =>
  withNewToken(db, hash, { formerHash: null, arrivedAt: null });

/**
 * Rotates a session's token, so that a copied one is not useful for long. The old token is accepted until the new one
 * has been used, and a little longer; returns null for a token that was already replaced, for example by another tab.
 */
export const replaceToken = (db: Database, token: string): Promise<Renewed | null> =>
  withNewToken(db, tokenHash(token), { formerHash: tokenHash(token), arrivedAt: null });
