import { type Account, accountByName } from './accounts.ts';
import { writeAudit } from './audit.ts';
import type { Database } from '../db/database.ts';
import { type Attempt, forgetFailures, takeAttempt } from './throttle.ts';
import { isPassword } from './password-hash.ts';

/**
 * The account of a login and its password; 'wrong' for an unknown login as for a wrong password, or until when this
 * client must wait before it may try this login again. Wherever a password is asked for, it counts the same.
 */
export async function accountOf(
  db: Database,
  { password, ...attempt }: Attempt & { password: string },
): Promise<Account | 'wrong' | Date> {
  const { username, client, now } = attempt;
  const until = await takeAttempt(db, attempt);
  if (until) return until;
  const account = await accountByName(db, username);
  if (!(await isPassword(account?.passwordHash ?? null, password)) || !account) {
    await writeAudit(db, { now, userId: account?.id ?? null, action: 'sign-in.failed', client });
    return 'wrong';
  }
  await forgetFailures(db, attempt);
  return account;
}
