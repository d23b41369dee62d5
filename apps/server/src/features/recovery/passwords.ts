import { setPasswordByLink as byLink } from '@semestr/api/recovery';
import { contactTypeName, maskContact } from '@semestr/core/contacts';
import { LINK_TRIES } from '@semestr/core/first-password';
import type { Language } from '@semestr/core/languages';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../domain/audit.ts';
import {
  type Contact,
  sendCode,
  type SendResult,
  type CodeCheckResult,
  tryCode,
} from '../../domain/codes.ts';
import type { Database } from '../../db/database.ts';
import { mayStillMakeLink } from '../../domain/former-rights.ts';
import { localized } from '../../domain/localized.ts';
import { type AcceptablePassword, validatePasswordFor, setPassword } from '../../domain/passwords.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { runExclusive } from '../../domain/run-exclusive.ts';
import { tokenHash } from '../../domain/tokens.ts';
import {
  type Account,
  budgetOf,
  countForAll,
  codeInTurn,
  purpose,
  type RecoveryAttempt,
  warnOwner,
} from './store.ts';
import { recoveryTexts } from './texts.ts';
import { refusalOf } from '../../domain/refusal.ts';

const changed = localized(recoveryTexts, 'changed');

/** Serialises calls for the same account. */
const lockUser = (tx: Database, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** Sends a code to a contact that the visitor entered in full. */
export async function sendRecoveryCode(
  db: Database,
  {
    attempt,
    account,
    contact,
    validity,
    language,
  }: {
    attempt: RecoveryAttempt;
    account: Account;
    contact: Contact;
    validity: number;
    language: Language | null;
  },
): Promise<SendResult> {
  const { client, now } = attempt;
  return runExclusive(`account ${contact.userId}`, () =>
    db.transaction(async (tx) => {
      await lockUser(tx, contact.userId);
      const siblings = account.contacts.map(({ id }) => id);
      const budget = budgetOf(attempt);
      const sending = await sendCode(tx, contact, { siblings, purpose, budget, validity, language, now });
      const details = {
        type: contactTypeName[contact.type].en,
        value: maskContact(contact.type, contact.value),
      };
      if (sending.kind === 'sent')
        await writeAudit(tx, { now, userId: contact.userId, action: 'recovery.code', client, details });
      return sending;
    }),
  );
}

/** Sets a new password if the code is correct, and ends every session of the account. */
export async function setPasswordByCode(
  db: Database,
  {
    attempt,
    account,
    contact,
    code,
    password,
  }: {
    attempt: RecoveryAttempt;
    account: Account;
    contact: Contact;
    code: string;
    password: AcceptablePassword;
  },
): Promise<CodeCheckResult> {
  const { client, now } = attempt;
  const { userId } = contact;
  const outcome = await codeInTurn(db, attempt, async (tx): Promise<CodeCheckResult> => {
    await lockUser(tx, userId);
    const siblings = account.contacts.map(({ id }) => id);
    const trial = await tryCode(tx, contact, code, { siblings, purpose, budget: budgetOf(attempt), now });
    const isFailure = trial.kind === 'wrong' || trial.kind === 'expired';
    if (isFailure || (trial.kind === 'banned' && trial.isNew)) await countForAll(tx, attempt);
    if (trial.kind === 'banned' && trial.isNew) await warnOwner(tx, userId, now);
    if (trial.kind !== 'right') return trial;
    await setPassword(tx, userId, { password, now });
    await writeAudit(tx, { now, userId, action: 'recovery.password', client });
    await notifyOwner(tx, userId, { what: changed, now });
    return trial;
  });
  return outcome instanceof Date ? { kind: 'banned', until: outcome, isNew: false } : outcome;
}

const refusedLink = (status: 404 | 410): Error => refusalOf(byLink, status);

/**
 * Sets the first password if it is acceptable. Returns false after counting a wrong birth date or username; rejects an
 * unknown link with 404, an expired or void link with 410.
 */
export async function setPasswordByLink(
  db: Database,
  {
    hash,
    birthDate,
    login,
    password,
    client,
    now,
  }: {
    hash: string;
    birthDate?: string | undefined;
    login?: string | undefined;
    password: string;
    client: string;
    now: Date;
  },
): Promise<boolean> {
  const byHash = eq(passwordLinks.tokenHash, tokenHash(hash));
  return db.transaction(async (tx) => {
    const [link] = await tx.select().from(passwordLinks).where(byHash).for('update');
    if (!link) throw refusedLink(404);
    if (link.expiresAt <= now || link.failures >= LINK_TRIES) throw refusedLink(410);
    const [person] = await tx
      .select({ birthDate: students.birthDate, username: users.username, account: users })
      .from(users)
      .leftJoin(students, eq(students.id, users.studentId))
      .where(eq(users.id, link.userId));
    if (!person || !(await mayStillMakeLink(tx, link.makerId, person.account))) throw refusedLink(410);
    // The birth date is only known for students. Others must enter the username, which is not printed on a card.
    const isProven =
      person.birthDate === null
        ? login?.trim().toLowerCase() === person.username.toLowerCase()
        : birthDate === person.birthDate;
    if (!isProven) {
      const failures = sql`${passwordLinks.failures} + 1`;
      await tx.update(passwordLinks).set({ failures }).where(byHash);
      return false;
    }
    const acceptable = await validatePasswordFor(tx, link.userId, { password, field: 'password' });
    await setPassword(tx, link.userId, { password: acceptable, now });
    await writeAudit(tx, { now, userId: link.userId, action: 'password.first', client });
    return true;
  });
}
