import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/tables/users.ts';
import { languageOfAccount } from './accounts.ts';
import { localized, type LocalizedText } from './localized.ts';
import { notify } from './notify.ts';
import { channelOf, enqueue } from './outbox.ts';
import { commonTexts } from './texts.ts';

/**
 * Notifies the user of a change to the sign-in of their account: in the portal, and at every confirmed contact, because
 * an intruder could read the notifications in the portal. Call in the transaction of the change; before it when a
 * contact is removed.
 */
export async function notifyOwner(
  tx: Database,
  userId: number,
  { what, now }: { what: LocalizedText; now: Date },
): Promise<void> {
  await notify(tx, { userIds: [userId] }, { type: 'INFO', message: what, now });
  const confirmed = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.isConfirmed, true)))
    .orderBy(asc(contacts.type));
  const wording = {
    subject: localized(commonTexts, 'signIn.subject'),
    text: what,
    language: await languageOfAccount(tx, userId),
  };
  for (const { type, value } of confirmed)
    await enqueue(tx, { channel: channelOf(type), recipient: value, wording, now });
}
