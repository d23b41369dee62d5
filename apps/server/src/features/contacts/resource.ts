import * as calls from '@semestr/api/contacts';
import { contactFault, EMAIL, maskContact, normaliseContact, PHONE } from '@semestr/core/contacts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { assertNotStaff } from '../../domain/account-care.ts';
import { accountById } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { codes } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';
import { contactTexts } from './texts.ts';

type Contact = RecordOf<typeof contacts>;

/** The log must not contain a full telephone number. */
const masked = (value: unknown): unknown =>
  typeof value === 'string' ? maskContact(value.includes('@') ? EMAIL : PHONE, value) : value;

/** Locks the account first, as when the user changes a contact. */
async function lockOwner(tx: Database, id: number): Promise<void> {
  const owner = tx.select({ id: contacts.userId }).from(contacts).where(eq(contacts.id, id));
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
}

/** Rejects a contact of an account that the caller may not manage, and normalises its value. */
async function checkContact({ tx, before, values, caller }: Change<Contact>): Promise<void> {
  const { userId = 0, type, value } = { ...before, ...values };
  const owner = await accountById(tx, userId);
  if (!owner) throw invalidField('userId', 'unknown');
  assertNotStaff(caller, owner);
  if (type === undefined || value === undefined) return;
  // A stored value may come from another system.
  if (value === before?.value) return;
  if (contactFault(type, value) !== null) throw invalidField('value');
  values.value = normaliseContact(type, value);
  if (values.value !== before?.value) values.isConfirmed = false;
}

/** Notifies the owner of a contact that was entered or corrected, at the old address too. */
async function notifyOfEntry({ tx, before, values, now }: Change<Contact>): Promise<void> {
  const { userId = 0, type = PHONE, value = '' } = { ...before, ...values };
  if (value === before?.value) return;
  const kind = type === EMAIL ? 'email' : 'phone';
  const entered = { value: maskContact(type, value) };
  const what = before
    ? localized(recordTexts, `contactChanged.${kind}`, entered)
    : localized(contactTexts, `entered.${kind}`, entered);
  await notifyOwner(tx, userId, { what, now });
}

/**
 * Contacts that staff enter or correct. Each must be confirmed, and a pending code for an old value becomes void. The
 * owner is notified.
 */
export const contactResource: Resource = defineResource(calls.contacts, contacts, [contacts.value], {
  lock: lockOwner,
  // An account has one contact of each type.
  faults: { contacts: 'type' },
  before: async (change) => {
    await checkContact(change);
    await notifyOfEntry(change);
  },
  after: async ({ tx, before, row }) => {
    if (!before || before.value === row.value) return;
    await tx.delete(codes).where(eq(codes.contactId, row.id));
  },
  logged: masked,
});

export const contactResources: readonly Resource[] = [contactResource];
