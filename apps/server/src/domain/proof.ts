import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/tables/users.ts';
import { refuse, type Refusing } from '../http/refuse.ts';
import { isPassword } from './password-hash.ts';
import { trySecondFactor } from './second-factor.ts';
import { forgetFailures, passwordTries, takeAttempt } from './throttle.ts';

/** Who says to be the owner of the session, and by what: the current password, or a code of the second factor. */
export interface Proof {
  userId: number;
  password?: string | null | undefined;
  code?: string | null | undefined;
  client: string;
  now: Date;
}

/** Whether the proof holds, or until when this account must wait before it may try again. */
async function prove(
  db: Database,
  { userId, password, code, client, now }: Proof,
): Promise<'right' | 'wrong' | Date> {
  if (password == null) return trySecondFactor(db, { userId, code: code ?? '', client, now });
  const attempt = { username: passwordTries(userId), client: '', now };
  const until = await takeAttempt(db, attempt);
  if (until) return until;
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!(await isPassword(account?.passwordHash ?? null, password))) return 'wrong';
  await forgetFailures(db, attempt);
  return 'right';
}

/** Refuses a call whose caller does not prove to be who the session says. */
export async function mustBeProven(db: Database, call: Refusing<409 | 429>, proof: Proof): Promise<void> {
  const outcome = await prove(db, proof);
  if (outcome instanceof Date) throw refuse(call, 429, { until: outcome });
  if (outcome === 'wrong') throw refuse(call, 409);
}

/** The session's owner has proved who they are: for a while no other call asks. */
export async function markProven(db: Database, sessionHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.tokenHash, sessionHash));
}
