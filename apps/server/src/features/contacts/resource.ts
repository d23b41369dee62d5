import * as calls from '@semestr/api/contacts';
import { contactFault, EMAIL, maskContact, normaliseContact, PHONE } from '@semestr/core/contacts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refuseStaff } from '../../domain/account-care.ts';
import { accountById } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { codes } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { invalidField } from '../../domain/refusal.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import { recordTexts } from '../../records/texts.ts';

/** The log must not contain a full telephone number. */
const masked = (value: unknown): unknown =>
  typeof value === 'string' ? maskContact(value.includes('@') ? EMAIL : PHONE, value) : value;

/** Locks the account first, as when the user changes a contact. */
async function lockOwner(tx: Database, id: number): Promise<void> {
  const owner = tx.select({ id: contacts.userId }).from(contacts).where(eq(contacts.id, id));
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
}

/**
 * Contacts are corrected here, never created: a corrected one has to be confirmed again, and a pending code for the old
 * one is void. The user is notified, at the old one too.
 */
export const contactResources: readonly Resource[] = [
  defineResource(calls.contacts, contacts, [contacts.value], {
    lock: lockOwner,
    before: async ({ tx, before, values, now, caller }) => {
      if (!before || values.value === undefined) return;
      const owner = await accountById(tx, before.userId);
      if (owner) refuseStaff(caller, owner);
      if (contactFault(before.type, values.value) !== null) throw invalidField('value');
      const value = normaliseContact(before.type, values.value);
      values.value = value;
      if (value === before.value) return;
      values.isConfirmed = false;
      const key = `contactChanged.${before.type === EMAIL ? 'email' : 'phone'}` as const;
      const what = localized(recordTexts, key, { value: maskContact(before.type, value) });
      await notifyOwner(tx, before.userId, { what, now });
    },
    after: async ({ tx, before, row }) => {
      if (!before || before.value === row.value) return;
      await tx.delete(codes).where(eq(codes.contactId, row.id));
    },
    logged: masked,
  }),
];
