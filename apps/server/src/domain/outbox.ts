import { type AttemptEvent, CONTACT_ATTEMPTS, RECOVERY_ATTEMPTS } from '@semestr/core/attempts';
import { EMAIL, type ContactType } from '@semestr/core/contacts';
import { type ChannelName, deliveryPriority } from '@semestr/core/delivery';
import { type Language, sourceLanguage } from '@semestr/core/languages';
import { eq, sql } from 'drizzle-orm';
import { countAttempt } from './attempts.ts';
import type { Database } from '../db/database.ts';
import { OUTBOX } from '../db/signals.ts';
import { codes } from '../db/tables/codes.ts';
import { outbox, outboxFiles } from '../db/tables/outbox.ts';
import { inRussian, type LocalizedText, render } from './localized.ts';

/** Text of a message: literal, or in the language of the recipient. Text messages are sent without a subject. */
type Wording =
  | { subject: string; text: string }
  | { subject: LocalizedText; text: LocalizedText | readonly LocalizedText[]; language: Language };

/** A message to be delivered. */
export interface OutboxMessage {
  channel: ChannelName;
  recipient: string;
  wording: Wording;
  now: Date;
  /** Earliest time of sending; immediately when omitted. */
  notBefore?: Date;
  /** Set for a message with a code. */
  code?: { id: number; expiresAt: Date };
  /** Set for a message with another secret: only its recipient can read it, and its text is wiped after sending. */
  isSecret?: boolean;
  /** When it becomes outdated; a code sets this automatically. */
  expiresAt?: Date;
  files?: readonly { name: string; type: string; bytes: Uint8Array }[];
}

/** Returns the columns of a message's text. */
function columnsOf(wording: Wording) {
  if (!('language' in wording)) return wording;
  const { subject, text, language } = wording;
  return {
    subject: inRussian([subject]),
    text: inRussian([text].flat()),
    localized: { subject, text },
    language,
  };
}

export const channelOf = (type: ContactType): ChannelName => (type === EMAIL ? 'email' : 'sms');

/** Adds a message to the outbox, in the transaction of its event: it is sent after the commit. Returns its id. */
export async function enqueue(
  tx: Database,
  {
    channel,
    recipient,
    wording,
    code,
    isSecret = code !== undefined,
    expiresAt,
    files = [],
    now,
    notBefore = now,
  }: OutboxMessage,
): Promise<number> {
  const [row] = await tx
    .insert(outbox)
    .values({
      channel,
      recipient,
      ...columnsOf(wording),
      state: 'waiting',
      createdAt: now,
      nextAt: notBefore,
      isSecret,
      priority: isSecret ? deliveryPriority.code : deliveryPriority.notice,
      codeId: code?.id ?? null,
      expiresAt: code?.expiresAt ?? expiresAt ?? null,
    })
    .returning({ id: outbox.id });
  if (!row) throw new Error('The message was not stored');
  if (files.length > 0)
    await tx.insert(outboxFiles).values(files.map((file) => ({ ...file, messageId: row.id })));
  await tx.execute(sql`select pg_notify(${OUTBOX}, '')`);
  return row.id;
}

/** Renders a stored message for its recipient; the text is null when it was a secret that has been sent. */
export function wordingOf(
  row: Pick<typeof outbox.$inferSelect, 'subject' | 'text' | 'localized' | 'language'>,
): { subject: string; text: string | null } {
  const { subject, text } = row.localized ?? {};
  const language = row.language ?? sourceLanguage;
  return {
    subject: render(subject ? [subject] : null, language, row.subject),
    text: row.text === null ? null : render(text ? [text].flat() : null, language, row.text),
  };
}

/** The columns of a message without its text. */
export const withoutText = {
  text: null,
  // The values of a secret text are as secret as the text.
  localized: sql`${outbox.localized} - 'text'`,
};

const limits: Readonly<Record<string, number>> = { contacts: CONTACT_ATTEMPTS, recovery: RECOVERY_ATTEMPTS };

/** Voids a code that was never delivered, and restores the attempt. */
export async function refundCode(tx: Database, codeId: number, now: Date): Promise<void> {
  const [code] = await tx.delete(codes).where(eq(codes.id, codeId)).returning();
  if (!code) return;
  const event: AttemptEvent = 'not-delivered';
  await countAttempt(tx, code, event, { limit: limits[code.scope] ?? CONTACT_ATTEMPTS, now });
}
