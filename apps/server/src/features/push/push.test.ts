import * as auth from '@semestr/api/auth';
import * as notifications from '@semestr/api/notifications';
import * as calls from '@semestr/api/push';
import * as session from '@semestr/api/session';
import { MAX_PUSH_BROWSERS } from '@semestr/core/push';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PushBrowserKeys, type PushService, startPushService } from '../../../test/push-service.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { noticeSettings } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { users } from '../../db/tables/users.ts';
import { localized, type LocalizedText } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { recordTexts } from '../../records/texts.ts';

let service: PushService;
let server: TestServer;
let userId: number;
let student: Visitor;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ settings: { pushServices: [service.origin] } });
  const [found] = await server.db.select().from(users).where(eq(users.username, logins.student));
  userId = found?.id ?? 0;
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  service.answerWith(201);
  await server.db.delete(pushSubscriptions);
  await server.db.delete(noticeSettings);
  await server.db.delete(outbox);
  service.taken.length = 0;
  student = await signIn();
});

/** Signs in on a remembered device. */
async function signIn(who: 'student' | 'headman' = 'student'): Promise<Visitor> {
  const visitor = await server.client();
  const body = { username: logins[who], password: passwordOf(who), rememberDevice: true };
  await visitor.call(auth.login, { body });
  return visitor;
}

/** Adds a browser of the student, and discards its first message. */
async function addBrowser(visitor = student): Promise<PushBrowserKeys & { id: number }> {
  const browser = service.subscribe();
  const { id } = await visitor.call(calls.add, { body: browser.subscription });
  await server.deliver();
  service.taken.length = 0;
  return { ...browser, id };
}

const printed = localized(recordTexts, 'certificate.printed', { place: 'в театр' });
const send = async (message: LocalizedText = printed): Promise<void> => {
  await notify(server.db, { userIds: [userId] }, { type: 'INFO', message, now: server.clock.now() });
  await server.deliver();
};
const browsersOf = async (visitor = student) => (await visitor.call(calls.list, {})).browsers;
const states = async () =>
  (await server.db.select().from(outbox).orderBy(asc(outbox.id))).map(({ state }) => state);

describe('browser', () => {
  it('push: a browser is added with the server’s key, and receives a sample message immediately', async () => {
    const { publicKey, browsers } = await student.call(calls.list, {});
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(browsers).toEqual([]);
    const { subscription, read } = service.subscribe();
    const added = await student.call(calls.add, { body: subscription });
    expect(await browsersOf()).toEqual([added]);
    expect(added).toMatchObject({ endpoint: subscription.endpoint, addedAt: new Date(NOW).toISOString() });
    await server.deliver();
    expect(service.taken.map(({ body }) => read(body))).toEqual([
      {
        title: 'Семестр: уведомления включены',
        text: 'Так здесь будут появляться сообщения университета.',
        about: null,
      },
    ]);
    expect((await student.call(calls.list, {})).publicKey).toBe(publicKey);
  });

  it('push: a message is encrypted for one browser and signed by the server', async () => {
    const { subscription, read } = await addBrowser();
    const other = await addBrowser(await signIn('headman'));
    await send();
    const [message, ...others] = service.taken;
    if (!message) throw new Error('Nothing was sent');
    expect(others).toEqual([]);
    expect(message.endpoint).toBe(subscription.endpoint);
    expect(read(message.body)).toEqual({
      title: 'Семестр: решение по заявке',
      text: 'Справка готова: в театр. Её можно забрать.',
      about: 'certificates',
    });
    expect(() => other.read(message.body)).toThrow(/authenticate/);
    const { publicKey } = await student.call(calls.list, {});
    expect(message.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const [, claims = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.origin });
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  it('push: only the chosen types are sent, in the reader’s language', async () => {
    const { read } = await addBrowser();
    const body = { emailKinds: [], pushKinds: ['marks' as const], quiet: null };
    await student.call(notifications.setSettings, { body });
    await send();
    expect(service.taken).toEqual([]);
    await student.call(notifications.setSettings, { body: { ...body, pushKinds: ['decisions'] } });
    await server.db.update(users).set({ language: 'en' }).where(eq(users.id, userId));
    await send();
    expect(service.taken.map(({ body: sealed }) => read(sealed))).toMatchObject([
      { title: 'Semestr: decision on your request' },
    ]);
    await server.db.update(users).set({ language: null }).where(eq(users.id, userId));
  });

  it('push: messages are not sent in quiet hours, nor when they are a day old', async () => {
    await addBrowser();
    const quiet = { from: '22:00', to: '07:00' };
    const settings = { emailKinds: [], pushKinds: ['decisions' as const], quiet };
    await student.call(notifications.setSettings, { body: settings });
    server.clock.set('2026-11-20T20:30:00Z');
    await send();
    expect(service.taken).toEqual([]);
    server.clock.set('2026-11-21T04:00:00Z');
    await server.deliver();
    expect(service.taken).toHaveLength(1);
    server.clock.set('2026-11-21T20:30:00Z');
    await send();
    server.clock.set('2026-11-23T04:00:00Z');
    await server.deliver();
    expect(await states()).toEqual(['sent', 'sent', 'expired']);
  });

  it('push: a message is cut to the length that browsers show', async () => {
    const { read } = await addBrowser();
    await send(localized(recordTexts, 'certificate.printed', { place: 'я'.repeat(5000) }));
    const [message] = service.taken;
    const { text } = read(message?.body ?? new Uint8Array()) as { text: string };
    expect(text).toMatch(/^Справка готова: я+…$/);
    expect(text).toHaveLength(400);
  });
});

describe('removed browser', () => {
  it('push: messages stop when the user turns them off', async () => {
    const { id } = await addBrowser();
    const other = await signIn('headman');
    await expect(other.call(calls.remove, { params: { id: String(id) } })).rejects.toMatchObject({
      status: 404,
    });
    await student.call(calls.remove, { params: { id: String(id) } });
    await send();
    expect(service.taken).toEqual([]);
    await expect(student.call(calls.remove, { params: { id: String(id) } })).rejects.toMatchObject({
      status: 404,
      reason: 'push-browser-unknown',
    });
  });

  it('push: messages stop when the session ends, here or remotely; other sessions continue', async () => {
    const [elsewhere, third] = [await signIn(), await signIn()];
    await addBrowser();
    const { subscription } = await addBrowser(elsewhere);
    await addBrowser(third);
    await student.call(session.logout, {});
    await elsewhere.call(session.endOthers, {});
    await send();
    expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([subscription.endpoint]);
  });

  it('push: messages stop when the session expires', async () => {
    await addBrowser();
    server.clock.forward(31 * 24 * 60);
    await send();
    expect(service.taken).toEqual([]);
  });

  it('push: messages stop when the browser belongs to another user', async () => {
    const { subscription } = await addBrowser();
    const other = await signIn('headman');
    await other.call(calls.add, { body: subscription });
    expect(await browsersOf()).toEqual([]);
    await server.deliver();
    service.taken.length = 0;
    await send();
    expect(service.taken).toEqual([]);
  });

  it('push: messages stop when the push service no longer recognises the browser', async () => {
    await addBrowser();
    service.answerWith(410);
    await send();
    expect(await browsersOf()).toEqual([]);
    expect(await states()).toEqual(['sent', 'failed']);
  });
});

it('push: the same browser is added once, and moves to the session that adds it', async () => {
  const { subscription, id } = await addBrowser();
  const newVisitor = await signIn();
  const again = await newVisitor.call(calls.add, { body: subscription });
  expect(again.id).toBe(id);
  await student.call(session.logout, {});
  await send();
  // Only this message is sent: the sample message was sent before.
  expect(service.taken).toHaveLength(1);
});

it('push: the oldest browser is removed beyond the limit', async () => {
  const [oldest] = [await addBrowser()];
  for (let count = 0; count < MAX_PUSH_BROWSERS; count += 1) {
    server.clock.forward(1);
    await addBrowser();
  }
  const remaining = await browsersOf();
  expect(remaining).toHaveLength(MAX_PUSH_BROWSERS);
  expect(remaining.map(({ id }) => id)).not.toContain(oldest.id);
});

it('push: a busy push service receives the message later', async () => {
  await addBrowser();
  service.answerWith(429);
  await send();
  service.answerWith(201);
  server.clock.forward(1);
  await server.deliver();
  expect(service.taken).toHaveLength(1);
});

it.each(['https://example.org/send', 'http://127.0.0.1:5432/', 'http://169.254.169.254/latest/meta-data'])(
  'push: nothing is sent to %s',
  async (endpoint) => {
    const { keys } = service.subscribe().subscription;
    await expect(student.call(calls.add, { body: { endpoint, keys } })).rejects.toMatchObject({
      status: 409,
      reason: 'push-service-unknown',
    });
  },
);

it('push: invalid keys do not stop other messages', async () => {
  const { subscription } = service.subscribe();
  const keys = { ...subscription.keys, p256dh: `B${'x'.repeat(86)}` };
  await student.call(calls.add, { body: { ...subscription, keys } });
  await server.deliver();
  expect(await states()).toEqual(['failed']);
  await addBrowser();
  await send();
  expect(service.taken).toHaveLength(1);
});

it('push: the settings report a university without push', async () => {
  const silent = await startTestServer({ settings: { pushServices: [] } });
  const visitor = await silent.client('student');
  expect(await visitor.call(calls.list, {})).toEqual({ publicKey: null, browsers: [] });
  await silent.close();
});
