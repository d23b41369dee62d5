import { type Account, accountByName } from './accounts.ts';
import type { Database } from '../db/database.ts';
import { writeFailedAttempt } from './failed-attempts.ts';
import { needsSecondFactor, trySecondFactor } from './second-factor.ts';
import type { Settings } from './services.ts';
import { type Attempt, countedLogin, forgetFailures, giveAttemptBack, takeAttempt } from './throttle.ts';
import { isPassword } from './password-hash.ts';

/** Failed sign-ins that one network may make within the window, whichever logins it tries. */
const MAX_OF_NETWORK = 100;
/** Under which they are counted: no login has a space. */
const ANY_LOGIN = 'any login';

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
export function hindranceOf({ block }: Pick<Account, 'block'>): Extract<Hindrance, { status: 423 }> | null {
  if (block === null) return null;
  return { status: 423, ...(block === 'restorable' && { reason: 'account-restorable' }) };
}

/** As the audit log keeps a login that was tried: of a card's number both ends, of anything else little. It may be a password. */
export function maskLogin(username: string): string {
  if (/^\d{6,}$/.test(username)) return `${username.slice(0, 2)}***${username.slice(-2)}`;
  // By signs, not by their halves: a half is no text, and the log would not take it.
  return `${Array.from(username).slice(0, 2).join('')}***`;
}

/**
 * The account of a login, its password and, where it has one, a code of its second factor; or what hinders: the same
 * for an unknown login as for a wrong password, and that an account is blocked only where all is right. Wherever a
 * password is asked for, it counts the same: a wrong code as a wrong password, and only when all is right are the
 * failures before it forgotten.
 */
export async function accountOf(
  db: Database,
  { password, secondFactor, username, client, now }: Credentials,
  settings: Pick<Settings, 'secondFactorFor'>,
): Promise<Account | Hindrance> {
  const attempt = { username: countedLogin(username), client, now };
  const ofNetwork = { ...attempt, username: ANY_LOGIN };
  const until = (await takeAttempt(db, attempt)) ?? (await takeAttempt(db, ofNetwork, MAX_OF_NETWORK));
  if (until) return { status: 429, until };
  const giveBack = async (): Promise<void> => {
    await giveAttemptBack(db, attempt);
    await giveAttemptBack(db, ofNetwork);
  };
  const account = await accountByName(db, username);
  const isRight = await isPassword(account?.passwordHash ?? null, password).catch(async (error: unknown) => {
    // What was never judged is no failure.
    await giveBack();
    throw error;
  });
  if (!isRight || !account) {
    const details = { login: maskLogin(username) };
    await writeFailedAttempt(db, {
      now,
      userId: account?.id ?? null,
      action: 'sign-in.failed',
      client,
      details,
    });
    return { status: 401 };
  }
  if (await needsSecondFactor(db, account, settings)) {
    if (!secondFactor) {
      // Asking is no failure. Neither does it make good those before: who knows the password would guess on for ever.
      await giveBack();
      return { status: 401, reason: 'second-factor-needed' };
    }
    const trial = await trySecondFactor(db, { userId: account.id, code: secondFactor, client, now });
    if (trial instanceof Date) return { status: 429, until: trial };
    if (trial === 'wrong') return { status: 401, reason: 'second-factor-wrong' };
  }
  await forgetFailures(db, attempt);
  await giveAttemptBack(db, ofNetwork);
  return hindranceOf(account) ?? account;
}
