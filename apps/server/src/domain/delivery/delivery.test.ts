import * as contacts from '@semestr/api/contacts';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '../outbox.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { codes } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts as contactRows } from '../../db/tables/users.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { type SmsGateway, startSmsGateway } from '../../../test/sms-gateway.ts';
import { smsChannel } from './channels.ts';
import { smtpChannel } from './smtp-channel.ts';

let mail: MailServer;
let gateway: SmsGateway;
let server: TestServer;
let student: Visitor;
let own: contacts.SettingsContact[];
beforeAll(async () => {
  [mail, gateway] = [await startMailServer(), await startSmsGateway()];
  server = await startTestServer({
    channels: { email: smtpChannel(mail.url, 'Semestr <portal@example.by>'), sms: smsChannel(gateway.url) },
  });
  student = await server.client('unconfirmed');
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), gateway.close()]);
});
beforeEach(async () => {
  server.clock.set(NOW);
  mail.answerWith(null);
  gateway.answerWith(202);
  await server.db.delete(outbox);
  await server.db.delete(codes);
  await server.db.delete(attempts);
  own = (await student.call(contacts.list, {})).contactDtoList;
});
afterEach(() => {
  mail.mails.length = 0;
  gateway.texts.length = 0;
});

const idOf = (type: 4 | 6): number => own.find(({ contactTypeId }) => contactTypeId === type)?.id ?? 0;
const messages = () => server.db.select().from(outbox).orderBy(asc(outbox.id));
const attemptsLeft = async () => (await student.call(contacts.list, {})).numberOfAttempts;
const states = async () => (await messages()).map(({ state }) => state);
const eventually = { timeout: 10_000, interval: 20 };
const become = (expected: string[]) =>
  vi.waitFor(async () => expect(await states()).toEqual(expected), eventually);
const failOnce = () => vi.waitFor(async () => expect((await messages())[0]?.failures).toBe(1), eventually);

/** Adds an e-mail without a secret. */
const addMail = (recipient: string) =>
  enqueue(server.db, {
    channel: 'email',
    recipient,
    wording: { subject: 'Проверка: «Семестр»', text: 'Привет, мир' },
    now: server.clock.now(),
  });

/** Decodes the base64 body of a mail. */
const decodeBody = (mailText: string): string =>
  Buffer.from(/\r\n\r\n([\s\S]*)$/.exec(mailText)?.[1]?.replaceAll(/\s/g, '') ?? '', 'base64').toString();

describe('message', () => {
  it('delivery: a message reaches the mail server with Cyrillic text and a unique id', async () => {
    const id = await addMail('anna@example.by');
    await become(['sent']);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toContain(`Message-ID: <semestr-${id}@example.by>`);
    expect(mail.mails[0]).toContain('To: anna@example.by');
    expect(decodeBody(mail.mails[0] ?? '')).toBe('Привет, мир');
    expect((await messages())[0]).toMatchObject({ text: 'Привет, мир', failures: 0, lastError: null });
  });

  it('delivery: a subject cannot add headers to a message', async () => {
    await enqueue(server.db, {
      channel: 'email',
      recipient: 'anna@example.by',
      wording: { subject: 'Привет\r\nBcc: eve@example.by\r\n\r\nДругой текст', text: 'Привет, мир' },
      now: server.clock.now(),
    });
    await become(['sent']);
    const [head = ''] = (mail.mails[0] ?? '').split('\r\n\r\n');
    expect(
      head
        .replaceAll(/\r\n\s/g, ' ')
        .split('\r\n')
        .map((line) => line.split(':')[0]),
    ).not.toContain('Bcc');
    expect(decodeBody(mail.mails[0] ?? '')).toBe('Привет, мир');
  });

  it('delivery: a message stays pending while the server is down, is retried later, and is sent once', async () => {
    mail.answerWith(451);
    await addMail('anna@example.by');
    await failOnce();
    const [row] = await messages();
    expect(row).toMatchObject({ state: 'waiting', nextAt: new Date(server.clock.now().getTime() + 5000) });
    mail.answerWith(null);
    await server.deliver();
    expect(mail.mails).toEqual([]);
    server.clock.forward(0.1);
    await server.deliver();
    await server.deliver();
    expect(await states()).toEqual(['sent']);
    expect(mail.mails).toHaveLength(1);
  });

  it('delivery: a permanently rejected message is not retried and keeps the reason', async () => {
    mail.answerWith(550);
    await addMail('nobody@example.by');
    await become(['failed']);
    const [row] = await messages();
    expect(row?.lastError).toBe('The mail server refused it (550)');
    server.clock.forward(24 * 60);
    await server.deliver();
    expect(mail.mails).toEqual([]);
  });

  it('delivery: abandons a message after eight failures', async () => {
    mail.answerWith(451);
    await addMail('anna@example.by');
    await failOnce();
    for (let failures = 2; failures <= 8; failures += 1) {
      server.clock.forward(25 * 60);
      await server.deliver();
    }
    expect((await messages())[0]).toMatchObject({ state: 'failed', failures: 8 });
  });

  it('delivery: a message claimed by one server is skipped by the others', async () => {
    mail.answerWith(451);
    await addMail('anna@example.by');
    await failOnce();
    mail.answerWith(null);
    server.clock.forward(1);
    await Promise.all([server.deliver(), server.deliver()]);
    expect(mail.mails).toHaveLength(1);
  });
});

describe('code', () => {
  it('delivery: a code reaches a phone through the gateway and is wiped after sending', async () => {
    await student.call(contacts.sendCode, { body: idOf(4) });
    await become(['sent']);
    const [sent] = gateway.texts;
    const [row] = await messages();
    expect(sent?.body).toEqual({
      id: `semestr-${row?.id}`,
      to: own.find(({ contactTypeId }) => contactTypeId === 4)?.contactValue,
      text: expect.stringMatching(/ \d{6}\. /) as string,
    });
    expect(sent?.headers).toMatchObject({
      'idempotency-key': `semestr-${row?.id}`,
      authorization: `Basic ${Buffer.from('name:secret').toString('base64')}`,
    });
    expect(row?.text).toBeNull();
    expect(await attemptsLeft()).toBe(3);
  });

  it('delivery: a code does not follow a redirect of the gateway', async () => {
    const otherGateway = await startSmsGateway();
    gateway.answerWith(307, { location: otherGateway.url });
    await student.call(contacts.sendCode, { body: idOf(4) });
    await vi.waitFor(async () => expect((await messages())[0]?.lastError).not.toBeNull(), eventually);
    expect(otherGateway.texts).toEqual([]);
    await otherGateway.close();
  });

  it.each([
    ['the gateway refuses', 4, () => gateway.answerWith(400)],
    ['the mail server refuses', 6, () => mail.answerWith(550)],
  ] as const)(
    'delivery: a code that %s uses no attempt, and another can be requested immediately',
    async (_what, type, refuse) => {
      refuse();
      await student.call(contacts.sendCode, { body: idOf(type) });
      await become(['failed']);
      expect(await attemptsLeft()).toBe(4);
      expect(
        (await student.call(contacts.list, {})).contactDtoList.map((one) => one.codeExpirationTime),
      ).toEqual([null, null]);
      expect((await messages())[0]?.text).toBeNull();
      gateway.answerWith(202);
      mail.answerWith(null);
      await student.call(contacts.sendCode, { body: idOf(type) });
      await become(['failed', 'sent']);
    },
  );

  it('delivery: a code that could not be delivered in time is not sent afterwards and uses no attempt', async () => {
    gateway.answerWith(503);
    await student.call(contacts.sendCode, { body: idOf(4) });
    await failOnce();
    server.clock.forward(0.5);
    await server.deliver();
    gateway.answerWith(202);
    server.clock.forward(2);
    await server.deliver();
    expect(await states()).toEqual(['expired']);
    expect(gateway.texts).toEqual([]);
    expect(await attemptsLeft()).toBe(4);
  });
});

it('delivery: without a channel a message stays in the outbox and uses no attempt', async () => {
  const alone = await startTestServer();
  try {
    const visitor = await alone.client('unconfirmed');
    const { contactDtoList } = await visitor.call(contacts.list, {});
    await visitor.call(contacts.sendCode, { body: contactDtoList[0]?.id ?? 0 });
    alone.clock.forward(60);
    await alone.deliver();
    const [row] = await alone.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(row).toMatchObject({ state: 'waiting', failures: 0 });
    expect(await alone.db.$count(contactRows, eq(contactRows.isConfirmed, false))).toBeGreaterThan(0);
  } finally {
    await alone.close();
  }
});
