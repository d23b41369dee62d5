import * as auth from '@semestr/api/auth';
import * as notifications from '@semestr/api/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { outbox } from '../../db/tables/outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** Signs in with a device, and loads the user's notifications, newest first. */
async function noticesAfter({ username, password }: Person, userAgent: string): Promise<string[]> {
  const visitor = await server.client(undefined, { 'user-agent': userAgent });
  await visitor.call(auth.login, { body: { username, password } });
  const { notifications: received } = await visitor.call(notifications.list, { query: {} });
  return received.map(({ message }) => message);
}

describe('sign-in with a new device', () => {
  it('new device: notifies the user at every confirmed contact, once per device and not for the first one', async () => {
    const person = await makePerson(server.db, 'student', server.clock.now());
    expect(await noticesAfter(person, CHROME)).toEqual([]);
    expect(await noticesAfter(person, CHROME.replace('156', '157'))).toEqual([]);
    const safari = expect.stringContaining('с нового устройства: Safari, iPhone.');
    expect(await noticesAfter(person, SAFARI)).toEqual([safari]);
    expect(await noticesAfter(person, SAFARI)).toEqual([safari]);
    expect(await noticesAfter(person, CHROME)).toEqual([safari]);
    for (const recipient of [person.phone, person.email])
      expect(await server.db.select().from(outbox).where(eq(outbox.recipient, recipient))).toEqual([
        expect.objectContaining({ text: safari }),
      ]);
  });

  it('new device: notifies the user of a client without a user agent', async () => {
    const person = await makePerson(server.db, 'student', server.clock.now());
    await noticesAfter(person, CHROME);
    expect(await noticesAfter(person, 'curl/8.18.0')).toEqual([
      expect.stringContaining('вошла программа, которой раньше не было'),
    ]);
  });
});
