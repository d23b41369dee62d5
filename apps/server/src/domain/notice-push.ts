import { type Language, sourceLanguage } from '@semestr/core/languages';
import { type NoticeKind, sentAfterQuiet, defaultPushKinds } from '@semestr/core/notice-settings';
import { isSessionOver } from '@semestr/core/session';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { noticeSettings } from '../db/tables/notifications.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { sessions, users } from '../db/tables/users.ts';
import { localized, type LocalizedText } from './localized.ts';
import { enqueue } from './outbox.ts';
import { commonTexts } from './texts.ts';

/** Milliseconds after which a message to a browser is outdated. */
const NEWS = 24 * 60 * 60_000;

interface PushMessage {
  title: LocalizedText;
  sentences: readonly LocalizedText[];
  language: Language;
  now: Date;
  notBefore?: Date;
}

/** Sends a message to one browser. Call in the transaction of its event. */
export async function sendToBrowser(
  tx: Database,
  id: number,
  { title, sentences, language, now, notBefore = now }: PushMessage,
): Promise<void> {
  await enqueue(tx, {
    channel: 'push',
    recipient: String(id),
    wording: { subject: title, text: sentences, language },
    now,
    notBefore,
    expiresAt: new Date(notBefore.getTime() + NEWS),
  });
}

/**
 * Sends a message to the browsers of matching users (`whom`, a condition on users) who chose its type for browsers:
 * with an active session, in their language and outside their quiet hours. Call in the transaction of its event.
 */
export async function pushNotice(
  tx: Database,
  whom: SQL,
  { kind, sentences, now }: { kind: NoticeKind; sentences: readonly LocalizedText[]; now: Date },
): Promise<void> {
  const browsers = await tx
    .select({
      id: pushSubscriptions.id,
      language: users.language,
      kinds: noticeSettings.pushKinds,
      quiet: noticeSettings.quiet,
      session: {
        isRemembered: sessions.isRemembered,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
      },
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .where(whom);
  for (const { id, language, kinds, quiet, session } of browsers) {
    if (!(kinds ?? defaultPushKinds).includes(kind)) continue;
    // Browsers cannot be added during impersonation.
    if (isSessionOver({ ...session, isImpersonated: false }, now)) continue;
    await sendToBrowser(tx, id, {
      title: localized(commonTexts, `notice.${kind}`),
      sentences,
      language: language ?? sourceLanguage,
      now,
      notBefore: sentAfterQuiet(quiet, now),
    });
  }
}
