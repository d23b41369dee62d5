import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passkeyChallenges } from '../db/tables/passkeys.ts';
import { tokenHash } from './tokens.ts';

/** How long a browser may take to have something signed, in milliseconds. */
export const CHALLENGE_VALIDITY = 5 * 60_000;

/** What is to be signed for: a passkey of this account, or a sign-in of whoever it will be. */
export type Purpose = { purpose: 'add'; userId: number } | { purpose: 'sign-in'; userId: null };

/** 256 random bits, of which only the hash is kept; those that were never used are forgotten on the way. */
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

/** What a browser says that was signed; null where it says nothing of the kind. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/** Uses a challenge up, whatever comes of it; false where it is not ours, of another purpose, used or too old. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, userId, now }: Purpose & { now: Date },
): Promise<boolean> {
  const taken = await db
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
  return taken.length > 0;
}
