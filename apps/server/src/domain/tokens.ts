import { createHash, randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@semestr/core/api-tokens';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/tables/users.ts';

/** 128 random bits for a cookie or a link; the database keeps only their hash. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** 256 random bits for a script, with what tells everybody that it is a secret of ours. */
export const newApiToken = (): string => API_TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** SHA-256 in hex: such a token cannot be guessed, so that nothing slower is needed. */
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

/** Gives a session that goes on another token, at once: the old one may have been elsewhere. */
export const renewToken = (db: Database, hash: string): Promise<Renewed | null> =>
  withNewToken(db, hash, { formerHash: null, arrivedAt: null });

/**
 * Gives a session another token from time to time, so that one that was copied is of no use for long. The old one is taken
 * until the new one has arrived, and a little longer; null for one that has been replaced already, by another tab perhaps.
 */
export const replaceToken = (db: Database, shown: string): Promise<Renewed | null> =>
  withNewToken(db, tokenHash(shown), { formerHash: tokenHash(shown), arrivedAt: null });
