import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passkeyChallenges } from '../db/tables/passkeys.ts';
import { tokenHash } from './tokens.ts';

/** Milliseconds for which a challenge is valid. */
export const CHALLENGE_VALIDITY = 5 * 60_000;

/** Purpose of a challenge: a new passkey for this account, or a sign-in of a still unknown user. */
export type Purpose = { purpose: 'add'; userId: number } | { purpose: 'sign-in'; userId: null };

/** Creates a challenge of 256 random bits and stores its hash; also removes expired ones. */
export async function newChallenge(
  db: Database,
  { purpose, userId, now }: Purpose & { now: Date },
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_VALIDITY);
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values({ hash: tokenHash(challenge), purpose, userId, expiresAt });
  return challenge;
}

/** Returns the challenge that was signed, according to the browser; null when the data are malformed. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/**
 * Consumes a challenge, whatever the outcome; returns false when it is unknown, has another purpose, was used or has
 * expired.
 */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, userId, now }: Purpose & { now: Date },
): Promise<boolean> {
  const deleted = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, tokenHash(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return deleted.length > 0;
}
