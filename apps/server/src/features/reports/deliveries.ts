import { EMAIL, maskContact, PHONE } from '@semestr/core/contacts';
import { dotted, dottedDateTime, type IsoDate } from '@semestr/core/dates';
import type { ChannelName } from '@semestr/core/delivery';
import { and, asc, count, desc, min, sql } from 'drizzle-orm';
import { dayOf, inDays } from '../../db/days.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { wordingOf } from '../../domain/outbox.ts';
import { withKeys } from './filters.ts';
import { report } from './table.ts';

interface Sent {
  channel: ChannelName;
  recipient: string;
  lastError: string | null;
}

/** Masks the middle of a recipient. A browser only has a number, which reveals nothing. */
function maskOf({ channel, recipient }: Sent): string | null {
  if (channel === 'push') return null;
  return maskContact(channel === 'email' ? EMAIL : PHONE, recipient);
}

/**
 * Returns why a message was not delivered. A mail server may repeat the address in another case, so the address is
 * masked there too.
 */
function failureReasonOf({ lastError, ...sent }: Sent): string | null {
  const mask = maskOf({ ...sent, lastError });
  if (lastError === null || mask === null) return lastError;
  // A gateway repeats a number without its plus.
  const escapedRecipient = sent.recipient.replace(/^\+/, '').replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return lastError.replaceAll(new RegExp(String.raw`\+?${escapedRecipient}`, 'gi'), () => mask);
}

export const deliveries = report('deliveries', {
  title: (t) => t('deliveries.title'),
  rows: async ({ db, parameters }) =>
    db
      .select({
        channel: outbox.channel,
        state: outbox.state,
        count: count(),
        since: sql<IsoDate>`min(${dayOf(outbox.createdAt)})`,
      })
      .from(outbox)
      .where(inDays(outbox.createdAt, parameters))
      .groupBy(outbox.channel, outbox.state)
      .orderBy(asc(outbox.channel), asc(min(outbox.createdAt))),
  keys: ({ channel, state }) => ({ channel, state }),
  columns: (t) => [
    {
      key: 'channel',
      title: t('deliveries.channel'),
      width: 12,
      type: 'text',
      value: ({ channel }) => t(`deliveries.channels.${channel}`),
      raw: ({ channel }) => channel,
    },
    {
      key: 'state',
      title: t('deliveries.state'),
      width: 18,
      type: 'text',
      value: ({ state }) => t(`deliveries.states.${state}`),
      raw: ({ state }) => state,
    },
    {
      key: 'count',
      title: t('deliveries.count'),
      width: 12,
      type: 'number',
      opens: true,
      value: (row) => row.count,
    },
    {
      key: 'since',
      title: t('deliveries.since'),
      width: 16,
      type: 'date',
      value: (row) => dotted(row.since),
      raw: (row) => row.since,
    },
  ],
  names: async ({ db, parameters }, { row, limit, offset }) => {
    const where = and(
      inDays(outbox.createdAt, parameters),
      withKeys(row, { channel: outbox.channel, state: outbox.state }),
    );
    const rows = await db
      .select({
        messageId: outbox.id,
        channel: outbox.channel,
        state: outbox.state,
        recipient: outbox.recipient,
        subject: outbox.subject,
        localized: outbox.localized,
        language: outbox.language,
        createdAt: outbox.createdAt,
        failures: outbox.failures,
        lastError: outbox.lastError,
      })
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(limit)
      .offset(offset);
    const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(outbox).where(where);
    return { rows, total, sum: total };
  },
  nameKeys: ({ messageId }) => ({ messageId }),
  nameColumns: (t) => [
    {
      key: 'at',
      title: t('names.at'),
      width: 20,
      type: 'date',
      value: (row) => dottedDateTime(row.createdAt),
      raw: (row) => row.createdAt.toISOString(),
    },
    {
      key: 'recipient',
      title: t('names.recipient'),
      width: 26,
      type: 'text',
      value: (row) => maskOf(row) ?? t(`deliveries.channels.${row.channel}`),
    },
    {
      key: 'subject',
      title: t('names.subject'),
      width: 40,
      type: 'text',
      // In the form in which it was sent.
      value: (row) => wordingOf({ ...row, text: null }).subject,
    },
    { key: 'failures', title: t('names.failures'), width: 12, type: 'number', value: (row) => row.failures },
    { key: 'why', title: t('names.why'), width: 40, type: 'text', value: failureReasonOf },
  ],
});
