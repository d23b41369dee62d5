import { channelNames, type DeliveryState } from '@semestr/core/delivery';
import { and, count, eq, lte, min, ne } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/tables/outbox.ts';
import type { Delivery } from './delivery.ts';

const states = ['waiting', 'sent', 'failed', 'expired'] satisfies DeliveryState[];

/** Adds `semestr_outbox_…` by channel; the values are loaded from the database whenever the metrics are read. */
export function outboxMetrics(
  register: Registry,
  { db, delivery, now }: { db: Database; delivery: Delivery; now: () => Date },
): void {
  const messages = new Gauge({
    name: 'semestr_outbox_messages',
    help: 'Messages in the outbox by channel and state',
    labelNames: ['channel', 'state'],
    registers: [register],
    collect: async () => {
      for (const channel of channelNames) for (const state of states) messages.set({ channel, state }, 0);
      const rows = await db
        .select({ channel: outbox.channel, state: outbox.state, total: count() })
        .from(outbox)
        .groupBy(outbox.channel, outbox.state);
      for (const { channel, state, total } of rows) messages.set({ channel, state }, total);
    },
  });
  const overdue = new Gauge({
    name: 'semestr_outbox_overdue_seconds',
    help: 'For how long the oldest message that is due has waited, by channel',
    labelNames: ['channel'],
    registers: [register],
    collect: async () => {
      for (const channel of channelNames) overdue.set({ channel }, 0);
      const isDue = and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, now()), ne(outbox.recipient, ''));
      const rows = await db
        .select({ channel: outbox.channel, since: min(outbox.nextAt) })
        .from(outbox)
        .where(isDue)
        .groupBy(outbox.channel);
      for (const { channel, since } of rows)
        if (since) overdue.set({ channel }, (now().getTime() - since.getTime()) / 1000);
    },
  });
  const resting = new Gauge({
    name: 'semestr_outbox_resting',
    help: '1 while a channel is left alone because its other side failed too often',
    labelNames: ['channel'],
    registers: [register],
    collect: () => {
      const names = delivery.resting();
      for (const channel of channelNames) resting.set({ channel }, names.includes(channel) ? 1 : 0);
    },
  });
}
