import { EMAIL } from '@semestr/core/contacts';
import { sourceLanguage } from '@semestr/core/languages';
import { type NoticeKind, sentAfterQuiet } from '@semestr/core/notice-settings';
import { and, arrayContains, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { noticeSettings } from '../db/tables/notifications.ts';
import { contacts, users } from '../db/tables/users.ts';
import { localized, type LocalizedText } from './localized.ts';
import { enqueue } from './outbox.ts';
import { commonTexts } from './texts.ts';

/**
 * Sends a message by e-mail to matching users (`whom`, a condition on users) who chose its type and have a confirmed
 * address, in their language and outside their quiet hours. Call in the transaction of its event.
 */
export async function mailNotice(
  tx: Database,
  whom: SQL,
  { kind, sentences, now }: { kind: NoticeKind; sentences: readonly LocalizedText[]; now: Date },
): Promise<void> {
  const readers = await tx
    .select({ recipient: contacts.value, language: users.language, quiet: noticeSettings.quiet })
    .from(noticeSettings)
    .innerJoin(users, eq(users.id, noticeSettings.userId))
    .innerJoin(contacts, eq(contacts.userId, users.id))
    .where(
      and(
        whom,
        arrayContains(noticeSettings.emailKinds, [kind]),
        eq(contacts.type, EMAIL),
        eq(contacts.isConfirmed, true),
      ),
    );
  for (const { recipient, language, quiet } of readers)
    await enqueue(tx, {
      channel: 'email',
      recipient,
      wording: {
        subject: localized(commonTexts, `notice.${kind}`),
        text: [...sentences, localized(commonTexts, 'notice.why')],
        language: language ?? sourceLanguage,
      },
      now,
      notBefore: sentAfterQuiet(quiet, now),
    });
}
