import type { SettingsContact } from '@semestr/api/contacts';
import { CONTACT_ATTEMPTS } from '@semestr/core/attempts';
import { type ContactType, EMAIL, maskContact } from '@semestr/core/contacts';
import type { Language } from '@semestr/core/languages';
import { and, asc, eq } from 'drizzle-orm';
import { readAttempts } from '../../domain/attempts.ts';
import { writeAudit } from '../../domain/audit.ts';
import {
  type Budget,
  type Contact,
  liveCodes,
  sendCode,
  type Sending,
  settleExpired,
  type Trial,
  tryCode,
} from '../../domain/codes.ts';
import type { Database } from '../../db/database.ts';
import { localized } from '../../domain/localized.ts';
import { tellOwner } from '../../domain/tell-owner.ts';
import { inLine } from '../../domain/turns.ts';
import { codes } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { contactTexts } from './texts.ts';

const purpose = 'confirm';

/** The attempts of an account: wherever it is signed in they are the same. */
const budgetOf = (userId: number): Budget => ({
  key: { scope: 'contacts', subject: String(userId), client: '' },
  limit: CONTACT_ATTEMPTS,
});

/** Lets one change of an account's contacts after the other through. */
async function lockedContacts(tx: Database, userId: number): Promise<Contact[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.select().from(contacts).where(eq(contacts.userId, userId)).orderBy(asc(contacts.type));
}

/** Judges codes of one account one after the other. */
const inTurn = <T>(db: Database, userId: number, judge: (tx: Database) => Promise<T>): Promise<T> =>
  inLine(`account ${userId}`, () => db.transaction(judge));

/** The contacts with their pending codes and the attempts, or until when one is shut out. */
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
    const shown = own.map(({ id, type, value, isConfirmed }) => ({
      id,
      contactTypeId: type,
      contactValue: value,
      confirmed: isConfirmed,
      codeExpirationTime: pending.find(({ contactId }) => contactId === id)?.expiresAt.toISOString() ?? null,
    }));
    return { contacts: shown, left };
  });
}

/** Who changes contacts: the account and where from. */
export interface Actor {
  userId: number;
  client: string;
  now: Date;
}

/** "В вашем аккаунте указан другой телефон: +375 29 ***-**-33." */
const whatBecame = (type: ContactType, change: 'added' | 'changed', value: string) =>
  localized(contactTexts, `${change}.${type === EMAIL ? 'email' : 'phone'}`, {
    value: maskContact(type, value),
  });

/** Sets a contact that is not set yet; null where one of this type is. */
export async function createContact(
  db: Database,
  { userId, client, now }: Actor,
  { type, value }: { type: ContactType; value: string },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const own = await lockedContacts(tx, userId);
    if (own.some((contact) => contact.type === type)) return null;
    const [made] = await tx
      .insert(contacts)
      .values({ userId, type, value, isConfirmed: false })
      .returning({ id: contacts.id });
    const details = { type, value: maskContact(type, value) };
    await writeAudit(tx, { now, userId, action: 'contact.create', client, details });
    await tellOwner(tx, userId, { what: whatBecame(type, 'added', value), now });
    return made?.id ?? null;
  });
}

/** Gives a contact another value, which has to be confirmed anew; a code on its way to the old one is void. */
export async function changeContact(
  db: Database,
  { userId, client, now }: Actor,
  id: number,
  normalise: (type: ContactType) => string | null,
): Promise<'changed' | 'same' | 'wrong' | null> {
  return db.transaction(async (tx) => {
    const contact = (await lockedContacts(tx, userId)).find((one) => one.id === id);
    if (!contact) return null;
    const value = normalise(contact.type);
    if (value === null) return 'wrong';
    if (value === contact.value) return 'same';
    // Who has the contact of before hears of it there, in case it was not the owner who did this.
    await tellOwner(tx, userId, { what: whatBecame(contact.type, 'changed', value), now });
    await tx.update(contacts).set({ value, isConfirmed: false }).where(eq(contacts.id, id));
    // One that ran out unused has its consequence first.
    await settleExpired(tx, [id], { purpose, limit: CONTACT_ATTEMPTS, now });
    await tx.delete(codes).where(eq(codes.contactId, id));
    const details = { type: contact.type, value: maskContact(contact.type, value) };
    await writeAudit(tx, { now, userId, action: 'contact.change', client, details });
    return 'changed';
  });
}

/** Sends a code to an own contact: null where there is none, 'confirmed' where it needs none. */
export async function requestCode(
  db: Database,
  { userId, language, now }: Pick<Actor, 'userId' | 'now'> & { language: Language | null },
  id: number,
  validity: number,
): Promise<Sending | 'confirmed' | null> {
  return inTurn(db, userId, async (tx) => {
    const own = await lockedContacts(tx, userId);
    const contact = own.find((one) => one.id === id);
    if (!contact) return null;
    if (contact.isConfirmed) return 'confirmed';
    const siblings = own.map((one) => one.id);
    const budget = budgetOf(userId);
    return sendCode(tx, contact, { siblings, purpose, budget, validity, language, now });
  });
}

/** Confirms an own contact with its code; null where there is no such contact. */
export async function confirmContact(
  db: Database,
  { userId, client, now }: Actor,
  { id, code }: { id: number; code: string },
): Promise<Trial | null> {
  return inTurn(db, userId, async (tx) => {
    const own = await lockedContacts(tx, userId);
    const contact = own.find((one) => one.id === id);
    if (!contact) return null;
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
