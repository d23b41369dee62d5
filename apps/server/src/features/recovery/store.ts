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
import { countedLogin } from '../../domain/throttle.ts';
import { inLine } from '../../domain/turns.ts';
import { contacts } from '../../db/tables/users.ts';
import { decoyOf } from './decoys.ts';
import { recoveryTexts } from './texts.ts';

/** A stranger who says that an account is theirs. */
export interface RecoveryAttempt {
  login: string;
  client: string;
  now: Date;
}

/** An account as recovery sees it; a decoy has no id. */
export interface Account {
  userId: number | null;
  isEmployee: boolean;
  /** Only confirmed ones: anybody could have typed the others. */
  contacts: Contact[];
}

/** For what the codes are sent that recovery sends. */
export const purpose = 'recover';

/** Attempts are counted for each login and network, so that a stranger cannot shut the owner out. */
export const budgetOf = ({ login, client }: Pick<RecoveryAttempt, 'login' | 'client'>): Budget => ({
  key: { scope: 'recovery', subject: countedLogin(login), client: networkOf(client) },
  limit: RECOVERY_ATTEMPTS,
});

/**
 * All strangers together may try so many codes for one login: more stops recovery alone, never the owner's password. To try
 * one they must have named a whole contact.
 */
const everybody = ({ login }: Pick<RecoveryAttempt, 'login'>): Budget => ({
  key: { scope: 'recovery-login', subject: countedLogin(login), client: '' },
  limit: 20,
});

/** The account of a login; null where there is none and that may be said. */
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
  // Made for known logins too: that takes its time.
  const decoy = disclosure === 'strict' ? await decoyOf(db, countedLogin(login)) : null;
  return user ? { userId: user.id, isEmployee: user.role === 'employee', contacts: own } : decoy;
}

/** Counts the codes of the account that ran out unused, so that whoever looks next sees what they have cost. */
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

/** Compares without telling by the time it takes how much of it was right. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHmac('sha256', 'contact').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

const typeOf = (value: string): ContactType => (value.includes('@') ? EMAIL : PHONE);

/** Which of the account's contacts this is. */
const contactIn = (account: Account, value: string): Contact | null =>
  account.contacts
    .filter(({ type }) => type === typeOf(value))
    .find((contact) => isSame(contactKey(contact.type, contact.value), contactKey(contact.type, value))) ??
  null;

/** Until when recovery of this login is shut for this attempt; null where it is open. */
export async function shutUntil(db: Database, attempt: RecoveryAttempt): Promise<Date | null> {
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

/** Counts a wrong code against the ceiling that all strangers share. */
export async function countForAll(
  tx: Database,
  attempt: Pick<RecoveryAttempt, 'login' | 'now'>,
): Promise<void> {
  const { key, limit } = everybody(attempt);
  await countAttempt(tx, key, 'failed', { limit, now: attempt.now });
}

/** Judges attempts that share a budget one after the other; answers until when recovery is shut, where it is. */
const inTurn = <T>(
  db: Database,
  { key, limit }: Budget,
  attempt: RecoveryAttempt,
  judge: (tx: Database) => Promise<T>,
): Promise<T | Date> =>
  inLine(`${key.scope} ${key.subject} ${key.client}`, () =>
    db.transaction(async (tx) => {
      await lockAttempts(tx, key, { limit, now: attempt.now });
      return (await shutUntil(tx, attempt)) ?? judge(tx);
    }),
  );

/** Judges the codes for one login one after the other, so that many at once get no more of them than one by one. */
export const codeInTurn = <T>(
  db: Database,
  attempt: RecoveryAttempt,
  judge: (tx: Database) => Promise<T>,
): Promise<T | Date> => inTurn(db, everybody(attempt), attempt, judge);

const warning = localized(recoveryTexts, 'attempts');

/** Tells the owner of an account that somebody has used up the attempts to recover its password. */
export const warnOwner = (tx: Database, userId: number | null, now: Date): Promise<void> =>
  notify(tx, { userIds: userId === null ? [] : [userId] }, { type: 'FAILURE', message: warning, now });

/** Counts a failure; answers until when the stranger is shut out, if this was the last. */
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

/** The contact that a stranger named in full; `wrong` takes an attempt like a wrong code. A decoy's is always wrong. */
export const provenContact = (
  db: Database,
  attempt: RecoveryAttempt,
  { account, value }: { account: Account; value: string },
): Promise<Contact | 'wrong' | Date> =>
  inTurn(db, budgetOf(attempt), attempt, async (tx) => {
    const contact = contactIn(account, value);
    if (contact && account.userId !== null) return contact;
    return (await countFailure(tx, attempt, account.userId)) ?? 'wrong';
  });
