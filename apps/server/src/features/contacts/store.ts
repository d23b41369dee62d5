import type { SettingsContact } from '@semestr/api/contacts';
import { CONTACT_ATTEMPTS } from '@semestr/core/attempts';
import { type ContactType, EMAIL, maskContact } from '@semestr/core/contacts';
import type { Language } from '@semestr/core/languages';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Account, accountById } from '../../domain/accounts.ts';
import { readAttempts } from '../../domain/attempts.ts';
import { writeAudit } from '../../domain/audit.ts';
import {
  type Budget,
  type Contact,
  liveCodes,
  sendCode,
  type SendResult,
  settleExpired,
  type CodeCheckResult,
  tryCode,
} from '../../domain/codes.ts';
import type { Database } from '../../db/database.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { runExclusive } from '../../domain/run-exclusive.ts';
import { codes } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { contactTexts } from './texts.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';

const purpose = 'confirm';

/** Returns the attempts of an account, shared by all its sessions. */
const budgetOf = (userId: number): Budget => ({
  key: { scope: 'contacts', subject: String(userId), client: '' },
  limit: CONTACT_ATTEMPTS,
});

/** Serialises changes of an account's contacts. */
async function lockedContacts(tx: Database, userId: number): Promise<Contact[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.select().from(contacts).where(eq(contacts.userId, userId)).orderBy(asc(contacts.type));
}

/** Checks the codes of one account sequentially. */
const runForAccount = <T>(db: Database, userId: number, judge: (tx: Database) => Promise<T>): Promise<T> =>
  runExclusive(`account ${userId}`, () => db.transaction(judge));

/** Loads the contacts with their pending codes and attempts, or the end of a lock. */
export async function contactsOf(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ contacts: SettingsContact[]; left: number } | { until: Date }> {
  const { key, limit } = budgetOf(userId);
  return db.transaction(async (tx) => {
    const own = await lockedContacts(tx, userId);
    const ids = own.map(({ id }) => id);
    await settleExpired(tx, ids, { purpose, limit, now });
    const { left, bannedUntil } = await readAttempts(tx, key, { limit, now });
    if (bannedUntil) return { until: bannedUntil };
    const pending = await liveCodes(tx, ids, purpose);
    const listed = own.map(({ id, type, value, isConfirmed }) => ({
      id,
      contactTypeId: type,
      contactValue: value,
      confirmed: isConfirmed,
      codeExpirationTime: pending.find(({ contactId }) => contactId === id)?.expiresAt.toISOString() ?? null,
    }));
    return { contacts: listed, left };
  });
}

/** The actors of an action for the audit log. */
type Actors = { userId: number; asUserId: number | null };

/** The account and the client address of a change. */
export interface Actor {
  userId: number;
  client: string;
  now: Date;
}

/** "В вашем аккаунте указан другой телефон: +375 29 ***-**-33." */
const contactChangeText = (type: ContactType, change: 'added' | 'changed', value: string) =>
  localized(contactTexts, `${change}.${type === EMAIL ? 'email' : 'phone'}`, {
    value: maskContact(type, value),
  });

/** Adds a missing contact; returns null when one of this type exists. */
export async function createContact(
  db: Database,
  { userId, client, now }: Actor,
  { type, value }: { type: ContactType; value: string },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const own = await lockedContacts(tx, userId);
    if (own.some((contact) => contact.type === type)) return null;
    const [created] = await tx
      .insert(contacts)
      .values({ userId, type, value, isConfirmed: false })
      .returning({ id: contacts.id });
    const details = { type, value: maskContact(type, value) };
    await writeAudit(tx, { now, userId, action: 'contact.create', client, details });
    await notifyOwner(tx, userId, { what: contactChangeText(type, 'added', value), now });
    return created?.id ?? null;
  });
}

/**
 * Changes the value of a contact, which must then be confirmed again; a pending code for the old value becomes void.
 * Throws `contact-not-found`, or `contact-same`; rejects a value that `normalise` does not accept.
 */
export async function changeContact(
  db: Database,
  { userId, client, now }: Actor,
  id: number,
  normalise: (type: ContactType) => string | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const contact = (await lockedContacts(tx, userId)).find((one) => one.id === id);
    if (!contact) throw refusal('contact-not-found');
    const value = normalise(contact.type);
    if (value === null) throw invalidField('contactValue');
    if (value === contact.value) throw refusal('contact-same');
    // The old contact is notified as well, in case the user did not make this change.
    await notifyOwner(tx, userId, { what: contactChangeText(contact.type, 'changed', value), now });
    await tx.update(contacts).set({ value, isConfirmed: false }).where(eq(contacts.id, id));
    // Counts unused expired codes first.
    await settleExpired(tx, [id], { purpose, limit: CONTACT_ATTEMPTS, now });
    await tx.delete(codes).where(eq(codes.contactId, id));
    const details = { type: contact.type, value: maskContact(contact.type, value) };
    await writeAudit(tx, { now, userId, action: 'contact.change', client, details });
  });
}

/**
 * Sends a code to a contact of the caller. Throws `contact-not-found`, or `contact-confirmed` when the contact is
 * already confirmed.
 */
export async function requestCode(
  db: Database,
  { userId, language, now }: Pick<Actor, 'userId' | 'now'> & { language: Language | null },
  id: number,
  validity: number,
): Promise<SendResult> {
  return runForAccount(db, userId, async (tx) => {
    const own = await lockedContacts(tx, userId);
    const contact = own.find((one) => one.id === id);
    if (!contact) throw refusal('contact-not-found');
    if (contact.isConfirmed) throw refusal('contact-confirmed');
    const siblings = own.map((one) => one.id);
    const budget = budgetOf(userId);
    return sendCode(tx, contact, { siblings, purpose, budget, validity, language, now });
  });
}

/** Confirms a contact of the caller with its code. Throws `contact-data-not-found`. */
export async function confirmContact(
  db: Database,
  { userId, client, now }: Actor,
  { id, code }: { id: number; code: string },
): Promise<CodeCheckResult> {
  return runForAccount(db, userId, async (tx) => {
    const own = await lockedContacts(tx, userId);
    const contact = own.find((one) => one.id === id);
    if (!contact) throw refusal('contact-data-not-found');
    const siblings = own.map((one) => one.id);
    const trial = await tryCode(tx, contact, code, { siblings, purpose, budget: budgetOf(userId), now });
    if (trial.kind === 'right') {
      await tx
        .update(contacts)
        .set({ isConfirmed: true })
        .where(and(eq(contacts.id, id), eq(contacts.userId, userId)));
      const details = { type: contact.type };
      await writeAudit(tx, { now, userId, action: 'contact.confirm', client, details });
    }
    return trial;
  });
}

/**
 * Confirms a contact on behalf of its owner, who is notified with the reason; a pending code becomes void. Throws
 * `record-not-found`.
 * @param admit rejects a caller who may not manage the account
 */
export async function confirmForOwner(
  tx: Database,
  { id, reason }: { id: number; reason: string },
  {
    admit,
    actor,
    client,
    now,
  }: { admit: (owner: Account) => void; actor: Actors; client: string; now: Date },
): Promise<void> {
  const [found] = await tx.select().from(contacts).where(eq(contacts.id, id));
  const contact = found && (await lockedContacts(tx, found.userId)).find((one) => one.id === id);
  const owner = contact && (await accountById(tx, contact.userId));
  if (!contact || !owner) throw refusal('record-not-found');
  admit(owner);
  if (contact.isConfirmed) return;
  const { type, userId, value } = contact;
  await tx
    .update(contacts)
    .set({ isConfirmed: true, version: sql`${contacts.version} + 1` })
    .where(eq(contacts.id, id));
  await settleExpired(tx, [id], { purpose, limit: CONTACT_ATTEMPTS, now });
  await tx.delete(codes).where(eq(codes.contactId, id));
  const details = { type, value: maskContact(type, value), reason };
  await writeAudit(tx, {
    now,
    ...actor,
    action: 'account.confirm-contact',
    subject: `users/${userId}`,
    details,
    client,
  });
  const kind = type === EMAIL ? 'email' : 'phone';
  const what = localized(contactTexts, `confirmed.${kind}`, { value: maskContact(type, value), reason });
  await notifyOwner(tx, userId, { what, now });
}
