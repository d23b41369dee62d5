import { contactFault, EMAIL, maskContact, normaliseContact, PHONE } from '@semestr/core/contacts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { languageOfAccount } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { enqueue } from '../../domain/outbox.ts';
import { codes } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { invalidField } from '../../http/refuse.ts';
import type { Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';
import { adminTexts } from './texts.ts';

/** No log holds a whole telephone number. */
const masked = (value: unknown): unknown =>
  typeof value === 'string' ? maskContact(value.includes('@') ? EMAIL : PHONE, value) : value;

/** The account first, as when its owner changes a contact. */
async function lockOwner(tx: Database, id: number): Promise<void> {
  const owner = tx.select({ id: contacts.userId }).from(contacts).where(eq(contacts.id, id));
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
}

/**
 * A contact that is corrected for its owner has to be confirmed again, and a code on its way to the old one is void.
 * Whoever has the old e-mail is told.
 */
export const correcting: Pick<Hooks<RecordOf<typeof contacts>>, 'lock' | 'before' | 'after' | 'logged'> = {
  lock: lockOwner,
  before: ({ before, values }) => {
    // Contacts are corrected here, never made.
    if (!before || values.value === undefined) return;
    if (contactFault(before.type, values.value) !== null) throw invalidField('value');
    values.value = normaliseContact(before.type, values.value);
    if (values.value !== before.value) values.isConfirmed = false;
  },
  after: async ({ tx, before, row, now }) => {
    if (!before || before.value === row.value) return;
    await tx.delete(codes).where(eq(codes.contactId, row.id));
    if (row.type === EMAIL && before.isConfirmed)
      await enqueue(tx, {
        channel: 'email',
        recipient: before.value,
        wording: {
          subject: localized(adminTexts, 'addressChanged.subject'),
          text: localized(adminTexts, 'addressChanged.text', { email: maskContact(EMAIL, row.value) }),
          language: await languageOfAccount(tx, row.userId),
        },
        now,
      });
  },
  logged: masked,
};
