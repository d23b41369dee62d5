import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/tables/users.ts';
import { refusal } from './refusal.ts';
import { isPassword } from './password-hash.ts';
import { trySecondFactor } from './second-factor.ts';
import { clearFailures, passwordTries, takeAttempt } from './sign-in-attempts.ts';

/** A step-up verification: the session's account, and the current password or a code of the second factor. */
export interface Proof {
  userId: number;
  password?: string | null | undefined;
  code?: string | null | undefined;
  client: string;
  now: Date;
}

/** Checks a verification; when the account is throttled, returns the time until which it must wait. */
async function checkProof(
  db: Database,
  { userId, password, code, client, now }: Proof,
): Promise<'right' | 'wrong' | Date> {
  if (password == null) return trySecondFactor(db, { userId, code: code ?? '', client, now });
  const attempt = { username: passwordTries(userId), client: '', now };
  const until = await takeAttempt(db, attempt);
  if (until) return until;
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!(await isPassword(account?.passwordHash ?? null, password))) return 'wrong';
  await clearFailures(db, attempt);
  return 'right';
}

/** Throws `proof-wrong`, or `blocked` with the time until which the account is throttled. */
export async function assertProof(db: Database, proof: Proof): Promise<void> {
  const outcome = await checkProof(db, proof);
  if (outcome instanceof Date) throw refusal('blocked', { until: outcome });
  if (outcome === 'wrong') throw refusal('proof-wrong');
}

/** Records the verification in the session: for a while no other call requests one. */
export async function recordProof(db: Database, sessionHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.tokenHash, sessionHash));
}
