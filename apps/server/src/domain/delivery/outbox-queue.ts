import type { DeliveryState } from '@semestr/core/delivery';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outbox, outboxFiles } from '../../db/tables/outbox.ts';
import { noticeSubjectOf } from '../notice-subjects.ts';
import { refundCode, withoutText, wordingOf } from '../outbox.ts';
import type { Message } from './channels.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Milliseconds for which a server claims a message: longer than a delivery may take. */
const LEASE = 60_000;

/**
 * Claims the next message of a channel that is due: the most urgent first, then the oldest. It is claimed in one
 * statement, so that no other worker or server gets it too. While the channel is paused, only expired messages are
 * claimed: they are closed without being sent.
 */
export async function takeNext(
  db: Database,
  { channel, now, isResting }: { channel: OutboxRow['channel']; now: Date; isResting: boolean },
): Promise<OutboxRow | null> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, channel),
        eq(outbox.state, 'waiting'),
        lte(outbox.nextAt, now),
        // A bug report without an address: SUPPORT_EMAIL is not set.
        ne(outbox.recipient, ''),
        isResting ? lte(outbox.expiresAt, now) : undefined,
      ),
    )
    .orderBy(asc(outbox.priority), asc(outbox.nextAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ nextAt: new Date(now.getTime() + LEASE) })
    .where(eq(outbox.id, sql`(${next})`))
    .returning();
  return row ?? null;
}

/** Loads the message of an outbox row, with its files. */
export async function messageOf(db: Database, row: OutboxRow): Promise<Message> {
  const files = await db.select().from(outboxFiles).where(eq(outboxFiles.messageId, row.id));
  const { subject, text } = wordingOf(row);
  const about = noticeSubjectOf([row.localized?.text ?? []].flat());
  return { ...row, subject, text: text ?? '', about, files };
}

/** A secret is wiped as soon as it has been sent. */
export async function markSent(db: Database, { id, isSecret }: OutboxRow, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lastError: null, ...(isSecret && withoutText) })
    .where(eq(outbox.id, id));
}

/** Records a failed delivery. When it is final, its code is voided and the attempt restored. */
export async function markUnsent(
  db: Database,
  { id, isSecret, codeId }: OutboxRow,
  {
    now,
    ...outcome
  }: { state: DeliveryState; nextAt: Date; failures: number; lastError: string | null; now: Date },
): Promise<void> {
  const isOver = outcome.state !== 'waiting';
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ ...outcome, ...(isOver && isSecret && withoutText) })
      .where(eq(outbox.id, id));
    if (isOver && codeId !== null) await refundCode(tx, codeId, now);
  });
}
