import {
  contactFault,
  type ContactType,
  EMAIL,
  maskContact,
  normaliseContact,
  PHONE,
} from '@semestr/core/contacts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { enqueue } from '../../domain/outbox.ts';
import { codes } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { wrong } from './kind.ts';
import type { Kept } from './resource.ts';

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
export const correcting: Pick<Kept, 'lock' | 'before' | 'after' | 'logged'> = {
  lock: lockOwner,
  before: ({ before, values }) => {
    // The column holds one of the two; a contact is never new here.
    const type = before?.['type'] as ContactType;
    const typed = String(values['value']);
    if (contactFault(type, typed) !== null) throw wrong('value', 'format');
    values['value'] = normaliseContact(type, typed);
    if (values['value'] !== before?.['value']) values['isConfirmed'] = false;
  },
  after: async ({ tx, before, row, now }) => {
    const [old, value] = [String(before?.['value']), String(row['value'])];
    if (old === value) return;
    await tx.delete(codes).where(eq(codes.contactId, Number(row['id'])));
    if (row['type'] === EMAIL && before?.['isConfirmed'] === true)
      await enqueue(tx, {
        channel: 'email',
        recipient: old,
        subject: 'Семестр: адрес изменён',
        text: `Администратор указал в вашем аккаунте другой e-mail: ${maskContact(EMAIL, value)}. Если вы об этом не просили, обратитесь в деканат.`,
        now,
      });
  },
  logged: masked,
};
