import * as contacts from '@semestr/api/contacts';
import { FAILURES_TO_OPEN } from '@semestr/core/breaker';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { type SmsGateway, startSmsGateway } from '../../../test/sms-gateway.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { codes } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { enqueue } from '../outbox.ts';
import { smsChannel } from './channels.ts';

/** Shorter than the pause of a failed channel. */
const CODE_VALIDITY = 20_000;
const eventually = { timeout: 15_000, interval: 20 };

let gateway: SmsGateway;
let server: TestServer;
let student: Visitor;
let phone: contacts.SettingsContact | undefined;
beforeAll(async () => {
  gateway = await startSmsGateway();
  server = await startTestServer({
    settings: { codeValidity: CODE_VALIDITY },
    channels: { email: null, sms: smsChannel(gateway.url) },
  });
  student = await server.client('unconfirmed');
  const { contactDtoList } = await student.call(contacts.list, {});
  phone = contactDtoList.find(({ contactTypeId }) => contactTypeId === 4);
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of [outbox, codes, attempts]) await server.db.delete(table);
});

const addNotices = (count: number) =>
  server.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await enqueue(tx, {
        channel: 'sms',
        recipient: `+37529700${1000 + index}`,
        wording: { subject: '', text: 'Проверка связи' },
        now: server.clock.now(),
      });
  });
const sendCode = () => student.call(contacts.sendCode, { body: phone?.id ?? 0 });
const codeMessages = () =>
  server.db.select().from(outbox).where(eq(outbox.isSecret, true)).orderBy(asc(outbox.id));

it('codes: a code is sent before notices, however many are pending', async () => {
  const { concurrency } = smsChannel(gateway.url);
  gateway.hold();
  await addNotices(20);
  await vi.waitFor(() => expect(gateway.waiting()).toBe(concurrency), eventually);
  await sendCode();
  gateway.release();
  await vi.waitFor(() => expect(gateway.texts).toHaveLength(concurrency + 1), eventually);
  expect(gateway.texts.at(-1)?.body.to).toBe(phone?.contactValue);
  gateway.stopHolding();
  await server.deliver();
});

it('codes: a code that expires while the channel is paused is never sent and uses no attempt', async () => {
  gateway.answerWith(503);
  gateway.texts.length = 0;
  await addNotices(FAILURES_TO_OPEN);
  await server.deliver();
  await sendCode();
  await server.deliver();
  expect(await codeMessages()).toMatchObject([{ state: 'waiting', failures: 0 }]);
  server.clock.forward(0.4);
  await server.deliver();
  expect(await codeMessages()).toMatchObject([{ state: 'expired', failures: 0, text: null }]);
  expect((await student.call(contacts.list, {})).numberOfAttempts).toBe(4);
  gateway.answerWith(202);
  server.clock.forward(30);
  await server.deliver();
  expect(gateway.texts).toHaveLength(FAILURES_TO_OPEN);
});
