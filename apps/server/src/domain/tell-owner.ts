import { EMAIL } from '@semestr/core/contacts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/tables/users.ts';
import { languageOfAccount } from './accounts.ts';
import { localized, type LocalizedText } from './localized.ts';
import { notify } from './notify.ts';
import { enqueue } from './outbox.ts';
import { commonTexts } from './texts.ts';

/**
 * Tells the owner of an account of what concerns the ways into it: by a notification, and by e-mail where they have
 * confirmed an address, for whoever has taken the account reads the notifications. In the transaction of the change.
 */
export async function tellOwner(
  tx: Database,
  userId: number,
  { what, now }: { what: LocalizedText; now: Date },
): Promise<void> {
  await notify(tx, { userIds: [userId] }, { type: 'INFO', message: what, now });
  const [email] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.type, EMAIL), eq(contacts.isConfirmed, true)));
  if (!email) return;
  await enqueue(tx, {
    channel: 'email',
    recipient: email.value,
    wording: {
      subject: localized(commonTexts, 'signIn.subject'),
      text: what,
      language: await languageOfAccount(tx, userId),
    },
    now,
  });
}
