import { FAILURES_TO_OPEN } from '@semestr/core/breaker';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  startBreakingMailServer,
  startMailServer,
  startSilentMailServer,
} from '../../../test/mail-server.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { type SmsGateway, startSmsGateway } from '../../../test/sms-gateway.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { enqueue } from '../outbox.ts';
import { smsChannel } from './channels.ts';
import { smtpChannel } from './smtp-channel.ts';

const FROM = 'Semestr <portal@example.by>';
const eventually = { timeout: 15_000, interval: 20 };

let server: TestServer;
const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close();
});

async function start({ mail, gateway }: { mail?: { url: string }; gateway?: SmsGateway }) {
  server = await startTestServer({
    demo: false,
    channels: {
      email: mail ? smtpChannel(mail.url, FROM) : null,
      sms: gateway ? smsChannel(gateway.url) : null,
    },
  });
  closes.push(server.close);
}

/** Closes a mail server or gateway after the test, but the server first: a mail server waits for its clients. */
function closeAfterTest<T extends { close: () => unknown }>(other: T): T {
  closes.push(other.close);
  return other;
}

/** Adds this many messages in one transaction. */
const add = (channel: 'email' | 'sms', count: number) =>
  server.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await enqueue(tx, {
        channel,
        recipient: channel === 'email' ? `n${index}@example.by` : `+37529700${1000 + index}`,
        wording: { subject: 'Проверка', text: 'Проверка связи' },
        now: server.clock.now(),
      });
  });
const countOf = (channel: 'email' | 'sms', state: (typeof outbox.$inferSelect)['state']) =>
  server.db.$count(outbox, and(eq(outbox.channel, channel), eq(outbox.state, state)));
const allSent = (channel: 'email' | 'sms', count: number) =>
  vi.waitFor(async () => expect(await countOf(channel, 'sent')).toBe(count), eventually);
const messageIds = (mails: readonly string[]) => mails.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1]);

describe('slow mail server', () => {
  it('delivery: a mail server that takes 150 ms for a mail receives forty within 1.6 s, each once', async () => {
    const mail = closeAfterTest(await startMailServer({ delay: 150 }));
    await start({ mail });
    await add('email', 40);
    const begun = performance.eventLoopUtilization();
    await server.deliver();
    // Excludes the time this process spent computing: it is also the mail server and the database, on a machine that
    // may be busy with other tests.
    expect(performance.eventLoopUtilization(begun).idle).toBeLessThan(1600);
    expect(await countOf('email', 'sent')).toBe(40);
    expect(mail.mails).toHaveLength(40);
    expect(new Set(messageIds(mail.mails)).size).toBe(40);
    // The servers of both sides and the database share one thread with the test.
  }, 60_000);
});

describe('hanging mail server', () => {
  it('delivery: a hanging mail server does not delay text messages', async () => {
    const [mail, gateway] = [await startSilentMailServer(), closeAfterTest(await startSmsGateway())];
    await start({ mail, gateway });
    // Otherwise the server would wait for it when it stops.
    closes.push(mail.close);
    await add('email', 20);
    await vi.waitFor(() => expect(mail.connections()).toBeGreaterThan(1), eventually);
    await add('sms', 20);
    await allSent('sms', 20);
    expect(gateway.texts).toHaveLength(20);
    expect(await countOf('email', 'waiting')).toBe(20);
  });
});

describe('mail server that disconnects after accepting a message', () => {
  it('delivery: a mail server that disconnects after accepting receives the message once per attempt', async () => {
    const mail = closeAfterTest(await startBreakingMailServer());
    await start({ mail });
    await add('email', 1);
    await server.deliver();
    expect(mail.mails).toHaveLength(1);
    const [row] = await server.db.select().from(outbox);
    expect(row).toMatchObject({ state: 'waiting', failures: 1 });
    server.clock.forward(1);
    await server.deliver();
    expect(messageIds(mail.mails)).toEqual([
      `<semestr-${row?.id}@example.by>`,
      `<semestr-${row?.id}@example.by>`,
    ]);
  });
});

describe('failing channel', () => {
  it('delivery: a failing channel pauses, is probed once, and resumes after recovery', async () => {
    const gateway = closeAfterTest(await startSmsGateway());
    await start({ gateway });
    gateway.answerWith(503);
    await add('sms', 40);
    await server.deliver();
    const failures = async () => {
      const rows = await server.db.select().from(outbox);
      return rows.reduce((sum, row) => sum + row.failures, 0);
    };
    const first = await failures();
    expect(first).toBeGreaterThanOrEqual(FAILURES_TO_OPEN);
    // Only messages already in progress at the fifth failure may follow it.
    expect(first).toBeLessThan(FAILURES_TO_OPEN + smsChannel(gateway.url).concurrency);
    expect(await (await server.fetch('/metrics')).text()).toContain(
      'semestr_outbox_resting{channel="sms"} 1\n',
    );
    await server.deliver();
    expect(await failures()).toBe(first);
    server.clock.forward(0.5);
    await server.deliver();
    expect(await failures()).toBe(first + 1);
    gateway.answerWith(202);
    server.clock.forward(0.5);
    await server.deliver();
    server.clock.forward(1);
    await server.deliver();
    expect(await countOf('sms', 'sent')).toBe(40);
    expect(new Set(gateway.texts.map(({ body }) => body.id)).size).toBe(40);
    expect(gateway.texts).toHaveLength(40);
    expect(await (await server.fetch('/metrics')).text()).toContain(
      'semestr_outbox_resting{channel="sms"} 0\n',
    );
  });

  it('delivery: a channel does not pause because of single deferred or rejected messages', async () => {
    const mail = closeAfterTest(await startMailServer());
    await start({ mail });
    mail.answerWith(450);
    await add('email', 20);
    await server.deliver();
    expect(await server.db.$count(outbox, eq(outbox.failures, 1))).toBe(20);
    mail.answerWith(550);
    await add('email', 20);
    await server.deliver();
    expect(await countOf('email', 'failed')).toBe(20);
  });
});
