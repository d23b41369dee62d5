import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MaskedContact } from '@semestr/api/recovery';
import { RECOVERY_ATTEMPTS } from '@semestr/core/attempts';
import {
  contactKey,
  type ContactType,
  contactTypeName,
  EMAIL,
  maskContact,
  PHONE,
} from '@semestr/core/contacts';
import { and, asc, eq } from 'drizzle-orm';
import { countAttempt, lockAttempts, readAttempts } from '../../domain/attempts.ts';
import { type Budget, type Contact, settleExpired } from '../../domain/codes.ts';
import type { Database } from '../../db/database.ts';
import { accountByName } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { networkOf } from '../../domain/networks.ts';
import { notify } from '../../domain/notify.ts';
import { countedLogin } from '../../domain/sign-in-attempts.ts';
import { runExclusive } from '../../domain/run-exclusive.ts';
import { contacts } from '../../db/tables/users.ts';
import { decoyOf } from './decoys.ts';
import { recoveryTexts } from './texts.ts';

/** A visitor who claims an account. */
export interface RecoveryAttempt {
  login: string;
  client: string;
  now: Date;
}

/** An account in the form used by recovery; a decoy has no id. */
export interface Account {
  userId: number | null;
  isEmployee: boolean;
  /** Only confirmed contacts: unconfirmed ones may belong to any person. */
  contacts: Contact[];
}

/** Purpose of the codes that recovery sends. */
export const purpose = 'recover';

/** Attempts are counted per username and network, so that a visitor cannot lock out the user. */
export const budgetOf = ({ login, client }: Pick<RecoveryAttempt, 'login' | 'client'>): Budget => ({
  key: { scope: 'recovery', subject: countedLogin(login), client: networkOf(client) },
  limit: RECOVERY_ATTEMPTS,
});

/**
 * Codes that all visitors together may try for one username. Beyond that limit only recovery is locked, never the
 * user's password. Trying a code requires a full contact.
 */
const everybody = ({ login }: Pick<RecoveryAttempt, 'login'>): Budget => ({
  key: { scope: 'recovery-login', subject: countedLogin(login), client: '' },
  limit: 20,
});

/** Returns the account of a username; null when there is none and that may be disclosed. */
export async function accountOf(
  db: Database,
  login: string,
  disclosure: 'open' | 'strict',
): Promise<Account | null> {
  const user = await accountByName(db, login);
  const own = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, user?.id ?? 0), eq(contacts.isConfirmed, true)))
    .orderBy(asc(contacts.type));
  // Computed for known usernames too, so that the timing is the same.
  const decoy = disclosure === 'strict' ? await decoyOf(db, countedLogin(login)) : null;
  return user ? { userId: user.id, isEmployee: user.role === 'employee', contacts: own } : decoy;
}

/** Counts the unused expired codes of the account, so that the attempts used by them are visible to the next reader. */
export const settle = (db: Database, { contacts: own }: Account, now: Date): Promise<void> =>
  db.transaction((tx) => {
    const ids = own.map(({ id }) => id);
    return settleExpired(tx, ids, { purpose, limit: RECOVERY_ATTEMPTS, now });
  });

export const masked = ({ type, value }: Contact): MaskedContact => ({
  contactTypeId: type,
  contactValue: maskContact(type, value),
  name: contactTypeName[type].ru,
  codeExpirationTime: null,
});

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHmac('sha256', 'contact').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

const typeOf = (value: string): ContactType => (value.includes('@') ? EMAIL : PHONE);

/** Finds the account's contact with this value. */
const contactIn = (account: Account, value: string): Contact | null =>
  account.contacts
    .filter(({ type }) => type === typeOf(value))
    .find((contact) => isSame(contactKey(contact.type, contact.value), contactKey(contact.type, value))) ??
  null;

/** Returns until when recovery of this username is locked for this client; null when it is not. */
export async function banEndOf(db: Database, attempt: RecoveryAttempt): Promise<Date | null> {
  const { now } = attempt;
  for (const { key, limit } of [budgetOf(attempt), everybody(attempt)]) {
    const { bannedUntil } = await readAttempts(db, key, { limit, now });
    if (bannedUntil) return bannedUntil;
  }
  return null;
}

export async function attemptsLeft(db: Database, attempt: RecoveryAttempt): Promise<number> {
  const { key, limit } = budgetOf(attempt);
  const { left, bannedUntil } = await readAttempts(db, key, { limit, now: attempt.now });
  return bannedUntil ? 0 : left;
}

/** Counts a wrong code towards the limit shared by all visitors. */
export async function countForAll(
  tx: Database,
  attempt: Pick<RecoveryAttempt, 'login' | 'now'>,
): Promise<void> {
  const { key, limit } = everybody(attempt);
  await countAttempt(tx, key, 'failed', { limit, now: attempt.now });
}

/** Checks attempts with a shared limit sequentially; returns until when recovery is locked, if it is. */
const inTurn = <T>(
  db: Database,
  { key, limit }: Budget,
  attempt: RecoveryAttempt,
  judge: (tx: Database) => Promise<T>,
): Promise<T | Date> =>
  runExclusive(`${key.scope} ${key.subject} ${key.client}`, () =>
    db.transaction(async (tx) => {
      await lockAttempts(tx, key, { limit, now: attempt.now });
      return (await banEndOf(tx, attempt)) ?? judge(tx);
    }),
  );

/**
 * Checks the codes for one username sequentially, so that parallel requests get no more attempts than sequential ones.
 */
export const codeInTurn = <T>(
  db: Database,
  attempt: RecoveryAttempt,
  judge: (tx: Database) => Promise<T>,
): Promise<T | Date> => inTurn(db, everybody(attempt), attempt, judge);

const warning = localized(recoveryTexts, 'attempts');

/** Notifies the user of an account that the attempts to recover its password are used up. */
export const warnOwner = (tx: Database, userId: number | null, now: Date): Promise<void> =>
  notify(tx, { userIds: userId === null ? [] : [userId] }, { type: 'FAILURE', message: warning, now });

/** Counts a failure; returns until when the visitor is locked out, if this was the last attempt. */
async function countFailure(
  tx: Database,
  attempt: RecoveryAttempt,
  userId: number | null,
): Promise<Date | null> {
  const { now } = attempt;
  const { key, limit } = budgetOf(attempt);
  const { attempts, wasBanned } = await countAttempt(tx, key, 'failed', { limit, now });
  if (attempts.bannedUntil && !wasBanned) await warnOwner(tx, userId, now);
  return attempts.bannedUntil;
}

/**
 * Returns the contact that a visitor entered in full. A wrong contact uses an attempt like a wrong code; contacts of
 * decoys are always wrong.
 */
export const verifyContact = (
  db: Database,
  attempt: RecoveryAttempt,
  { account, value }: { account: Account; value: string },
): Promise<Contact | 'wrong' | Date> =>
  inTurn(db, budgetOf(attempt), attempt, async (tx) => {
    const contact = contactIn(account, value);
    if (contact && account.userId !== null) return contact;
    return (await countFailure(tx, attempt, account.userId)) ?? 'wrong';
  });
