import * as auth from '@semestr/api/auth';
import * as calls from '@semestr/api/password';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox } from '../../db/tables/outbox.ts';
import { signInFailures, users } from '../../db/tables/users.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let hash: string | null;
beforeAll(async () => {
  server = await startTestServer();
  const [row] = await server.db.select().from(users).where(eq(users.username, logins.student));
  hash = row?.passwordHash ?? null;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(signInFailures);
  await server.db.update(users).set({ passwordHash: hash }).where(eq(users.username, logins.student));
});

const current = passwordOf('student');
const newPassword = 'Zebra-Kite-7';
const isAlive = async (visitor: { fetch: (path: string) => Promise<Response> }) =>
  (await visitor.fetch('/api/v1/personal-information')).status === 200;

it.each([
  ['older', { password: current, newPassword }],
  ['newer', { oldPassword: current, newPassword }],
])('password: %s clients can change it; this session stays, all others end', async (_age, body) => {
  const [here, there] = [await server.client('student'), await server.client('student')];
  await here.call(calls.change, { body });
  expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
  expect(await here.call(calls.lastChange, {})).toBe('2026-11-20T09:58:00.000Z');
  const again = await server.client();
  await again.call(auth.login, { body: { username: logins.student, password: newPassword } });
});

it('password: a change replaces this session’s token, and notifies the user at every confirmed contact', async () => {
  const here = await server.client('student');
  const stolen = { cookie: here.cookie() };
  await server.db.delete(outbox);
  await here.call(calls.change, { body: { password: current, newPassword } });
  expect(here.cookie()).not.toBe(stolen.cookie);
  expect((await server.fetch('/api/v1/personal-information', { headers: stolen })).status).toBe(403);
  expect(await isAlive(here)).toBe(true);
  expect(await server.db.select().from(outbox).orderBy(outbox.id)).toMatchObject([
    { channel: 'sms', recipient: expect.stringContaining('+375') as string },
    { channel: 'email', recipient: expect.stringContaining('@') as string },
  ]);
});

it('password: a wrong current password is a conflict, and ten of them lock further attempts for a while', async () => {
  const student = await server.client('student');
  const guess = () => student.call(calls.change, { body: { password: 'Wrong-2026!', newPassword } });
  const until = '2026-11-20T10:13:00.000Z';
  for (let attemptsLeft = 10; attemptsLeft > 0; attemptsLeft -= 1) {
    expect(await student.call(calls.attempts, {})).toEqual({
      passwordAttempts: attemptsLeft,
      passwordBanExpiredTime: null,
    });
    await expect(guess()).rejects.toMatchObject({ status: 409, reason: 'password-wrong' });
  }
  // No attempt is left, so the next one is rejected; the last reply already says so.
  const none = { passwordAttempts: 0, passwordBanExpiredTime: until };
  expect(await student.call(calls.attempts, {})).toEqual(none);
  const right = { password: current, newPassword };
  await expect(student.call(calls.change, { body: right })).rejects.toMatchObject({ status: 429, until });
  expect(await student.call(calls.attempts, {})).toEqual(none);
  server.clock.forward(16);
  await expect(guess()).rejects.toMatchObject({ status: 409 });
});

it.each(['Qwerty-123', 'Butterfly_7'])(
  'password: rejects %s, which is easy to guess, with the field',
  async (wanted) => {
    const student = await server.client('student');
    await expect(
      student.call(calls.change, { body: { password: current, newPassword: wanted } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'newPassword', reason: 'common' }] });
  },
);

it('password: a correct current password with a weak new one uses no attempt', async () => {
  const student = await server.client('student');
  const body = { password: current, newPassword: 'Qwerty-123' };
  for (let tries = 0; tries < 12; tries += 1)
    await expect(student.call(calls.change, { body })).rejects.toMatchObject({ status: 400 });
  expect((await student.call(calls.attempts, {})).passwordAttempts).toBe(10);
});
