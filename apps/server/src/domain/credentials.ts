import { type Account, accountByName } from './accounts.ts';
import type { Database } from '../db/database.ts';
import { writeFailedAttempt } from './failed-attempts.ts';
import { promptsForSecondFactor, trySecondFactor } from './second-factor.ts';
import type { Settings } from './settings.ts';
import { type Attempt, countedLogin, clearFailures, revertAttempt, takeAttempt } from './sign-in-attempts.ts';
import { isPassword } from './password-hash.ts';
import { hasClosedAccount } from './student-states.ts';
import { localDate } from '@semestr/core/dates';

/** Failed sign-ins allowed per network within the window, for all usernames together. */
const MAX_OF_NETWORK = 100;
/** Key under which they are counted; usernames cannot contain a space. */
const ANY_LOGIN = 'any login';

/** Credentials of a sign-in. */
export interface Credentials extends Attempt {
  password: string;
  /** A code of the second factor, if provided. */
  secondFactor: string | null | undefined;
}

/** Why an account with correct credentials may not sign in. */
interface AccountBlocker {
  reason: 'account-blocked' | 'account-restorable';
}

/** Why a sign-in was blocked: a reason that every call with credentials declares. */
export interface SignInBlocker {
  reason:
    | 'login-failed'
    | 'second-factor-needed'
    | 'second-factor-wrong'
    | AccountBlocker['reason']
    | 'too-many';
  /** When the next attempt is allowed, after too many. */
  until?: Date;
}

/** Returns why a user with correct credentials may not sign in; null when the user may. */
export async function signInBlockerOf(
  db: Database,
  { block, studentId }: Pick<Account, 'block' | 'studentId'>,
  now: Date,
): Promise<AccountBlocker | null> {
  if (await hasClosedAccount(db, studentId, localDate(now))) return { reason: 'account-blocked' };
  if (block === null) return null;
  return { reason: block === 'restorable' ? 'account-restorable' : 'account-blocked' };
}

/**
 * Masks an entered username for the audit log: keeps both ends of a student card number, little of anything else,
 * because it may be a password.
 */
export function maskLogin(username: string): string {
  if (/^\d{6,}$/.test(username)) return `${username.slice(0, 2)}***${username.slice(-2)}`;
  // Splits by characters, not by UTF-16 code units: half a surrogate pair is not text, and the log would reject it.
  return `${Array.from(username).slice(0, 2).join('')}***`;
}

/**
 * Verifies a username, its password and, if enabled, a code of the second factor. Returns the account or the reason for
 * rejection: the same for an unknown username as for a wrong password; a block is reported only when everything else is
 * correct. Failures count the same wherever a password is requested: a wrong code like a wrong password, and earlier
 * failures are cleared only when everything is correct.
 */
export async function accountOf(
  db: Database,
  { password, secondFactor, username, client, now }: Credentials,
  settings: Pick<Settings, 'secondFactorFor'>,
): Promise<Account | SignInBlocker> {
  const attempt = { username: countedLogin(username), client, now };
  const ofNetwork = { ...attempt, username: ANY_LOGIN };
  const until = (await takeAttempt(db, attempt)) ?? (await takeAttempt(db, ofNetwork, MAX_OF_NETWORK));
  if (until) return { reason: 'too-many', until };
  const giveBack = async (): Promise<void> => {
    await revertAttempt(db, attempt);
    await revertAttempt(db, ofNetwork);
  };
  const account = await accountByName(db, username);
  const isRight = await isPassword(account?.passwordHash ?? null, password).catch(async (error: unknown) => {
    // An unfinished check is not a failure.
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
    return { reason: 'login-failed' };
  }
  if (await promptsForSecondFactor(db, account, settings)) {
    if (!secondFactor) {
      // Requesting the code is not a failure. It does not clear earlier failures either: otherwise an attacker with the
      // password could guess codes without limit.
      await giveBack();
      return { reason: 'second-factor-needed' };
    }
    const trial = await trySecondFactor(db, { userId: account.id, code: secondFactor, client, now });
    if (trial instanceof Date) return { reason: 'too-many', until: trial };
    if (trial === 'wrong') return { reason: 'second-factor-wrong' };
  }
  await clearFailures(db, attempt);
  await revertAttempt(db, ofNetwork);
  return (await signInBlockerOf(db, account, now)) ?? account;
}
