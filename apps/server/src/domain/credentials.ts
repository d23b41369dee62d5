import { type Account, accountByName } from './accounts.ts';
import { writeAudit } from './audit.ts';
import type { Database } from '../db/database.ts';
import { needsSecondFactor, trySecondFactor } from './second-factor.ts';
import type { Settings } from './services.ts';
import { type Attempt, forgetFailures, giveAttemptBack, takeAttempt } from './throttle.ts';
import { isPassword } from './password-hash.ts';

/** What somebody says to be known by. */
export interface Credentials extends Attempt {
  password: string;
  /** A code of the second factor, where one was given. */
  secondFactor: string | null | undefined;
}

/** Why somebody is not let in, as a call says it. Existing clients know one meaning of 401, which has no body. */
export type Hindrance =
  | { status: 401; reason?: 'second-factor-needed' | 'second-factor-wrong' }
  | { status: 423; reason?: 'account-restorable' }
  | { status: 429; until: Date };

/** What keeps the owner of an account out who has proven to be it; null where nothing does. */
export function hindranceOf({ block }: Pick<Account, 'block'>): Hindrance | null {
  if (block === null) return null;
  return { status: 423, ...(block === 'restorable' && { reason: 'account-restorable' }) };
}

/**
 * The account of a login, its password and, where it has one, a code of its second factor; or what hinders: the same
 * for an unknown login as for a wrong password, and that an account is blocked only where all is right. Wherever a
 * password is asked for, it counts the same: a wrong code as a wrong password, and only when all is right are the
 * failures before it forgotten.
 */
export async function accountOf(
  db: Database,
  { password, secondFactor, ...attempt }: Credentials,
  settings: Pick<Settings, 'adminSecondFactor'>,
): Promise<Account | Hindrance> {
  const { username, client, now } = attempt;
  const until = await takeAttempt(db, attempt);
  if (until) return { status: 429, until };
  const account = await accountByName(db, username);
  if (!(await isPassword(account?.passwordHash ?? null, password)) || !account) {
    await writeAudit(db, { now, userId: account?.id ?? null, action: 'sign-in.failed', client });
    return { status: 401 };
  }
  if (await needsSecondFactor(db, account, settings)) {
    if (!secondFactor) {
      // Asking is no failure. Neither does it make good those before: who knows the password would guess on for ever.
      await giveAttemptBack(db, attempt);
      return { status: 401, reason: 'second-factor-needed' };
    }
    const trial = await trySecondFactor(db, { userId: account.id, code: secondFactor, client, now });
    if (trial instanceof Date) return { status: 429, until: trial };
    if (trial === 'wrong') return { status: 401, reason: 'second-factor-wrong' };
  }
  await forgetFailures(db, attempt);
  return hindranceOf(account) ?? account;
}
