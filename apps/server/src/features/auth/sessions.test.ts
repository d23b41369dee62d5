import * as auth from '@semestr/api/auth';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../db/tables/users.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const isAlive = async (visitor: Pick<Visitor, 'fetch'>) =>
  (await visitor.fetch('/api/v1/personal-information')).status === 200;

async function remembered(): Promise<Visitor> {
  const visitor = await server.client();
  const body = { username: logins.student, password: passwordOf('student'), rememberDevice: true };
  await visitor.call(auth.login, { body });
  return visitor;
}

describe('session', () => {
  it('sessions: stay valid while used, and expire an hour after the last call', async () => {
    const visitor = await server.client('student');
    for (let call = 0; call < 3; call += 1) {
      server.clock.forward(59);
      expect(await isAlive(visitor)).toBe(true);
    }
    server.clock.forward(61);
    expect(await isAlive(visitor)).toBe(false);
    // It stays expired even if the clock goes back.
    server.clock.set(NOW);
    expect(await isAlive(visitor)).toBe(false);
  });

  it('sessions: expire after a day regardless of activity', async () => {
    const visitor = await server.client('student');
    for (let passed = 0; passed < DAY; passed += 50) {
      expect(await isAlive(visitor)).toBe(true);
      server.clock.forward(50);
    }
    expect(await isAlive(visitor)).toBe(false);
  });

  it('sessions: a refresh extends one, and is rejected after it has expired', async () => {
    const visitor = await server.client('student');
    server.clock.forward(59);
    await visitor.call(session.refresh, {});
    server.clock.forward(59);
    expect(await isAlive(visitor)).toBe(true);
    server.clock.forward(61);
    await expect(visitor.call(session.refresh, {})).rejects.toMatchObject({
      status: 403,
      reason: 'session-ended',
    });
  });

  it('sessions: on a remembered device survive weeks without a call, but not indefinitely', async () => {
    const visitor = await remembered();
    for (let passed = 0; passed < 180; passed += 29) {
      expect(await isAlive(visitor)).toBe(true);
      server.clock.forward(29 * DAY);
    }
    expect(await isAlive(visitor)).toBe(false);
  });

  it('sessions: on a remembered device expire after a month without a call', async () => {
    const visitor = await remembered();
    server.clock.forward(31 * DAY);
    expect(await isAlive(visitor)).toBe(false);
  });
});

describe('sign-out', () => {
  it.each([
    ['POST', session.logout],
    ['a same-site GET', session.logoutByGet],
  ])('sign-out: by %s ends the session on the server and deletes the cookies', async (_how, call) => {
    const visitor = await server.client('student', { 'sec-fetch-site': 'same-origin' });
    const cookie = visitor.cookie();
    const before = await server.db.$count(sessions);
    const response = await visitor.fetch(call.path, { method: call.method });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^SESSION=; Max-Age=0; Path=\/api\/v1; .*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^session-mark=; Max-Age=0; Path=\/; .*SameSite=Lax$/),
    ]);
    expect(await server.db.$count(sessions)).toBe(before - 1);
    expect(await isAlive({ fetch: (path) => server.fetch(path, { headers: { cookie } }) })).toBe(false);
  });

  it('sign-out: succeeds without a session, or twice', async () => {
    const visitor = await server.client('student');
    await visitor.call(session.logout, {});
    await expect(visitor.call(session.logout, {})).resolves.toBeUndefined();
  });
});

describe('session cookie', () => {
  it.each([
    ['alone', (pair: string) => pair],
    ['among others', (pair: string) => `theme=dark; ${pair}; lang=ru`],
    [
      'in a whole Set-Cookie text, which old apps send back',
      (pair: string) => `${pair}; Path=/api/v1; Secure; HttpOnly; SameSite=None`,
    ],
    ['in the text that this server sets', (pair: string) => `${pair}; Path=/api/v1; HttpOnly; SameSite=Lax`],
    ['without spaces', (pair: string) => `${pair};Path=/api/v1;HttpOnly`],
  ])('sessions: finds the cookie %s', async (_how, echoed) => {
    const visitor = await server.client('student');
    const cookie = echoed(visitor.cookie());
    expect(await isAlive({ fetch: (path) => server.fetch(path, { headers: { cookie } }) })).toBe(true);
  });
});

describe('token of a session', () => {
  const cookieOf = (visitor: Visitor) => ({ cookie: visitor.cookie() });
  const shows = (cookie: { cookie: string }) =>
    server.fetch('/api/v1/personal-information', { headers: cookie }).then(({ status }) => status);
  const refreshWith = (cookie: { cookie: string }) =>
    server.fetch(session.refresh.path, { method: 'POST', headers: cookie });

  it('session tokens: are replaced by each refresh; the old one expires a minute after the new one was used', async () => {
    const visitor = await server.client('student');
    const copied = cookieOf(visitor);
    await visitor.call(session.refresh, {});
    expect(visitor.cookie()).not.toBe(copied.cookie);
    server.clock.forward(30);
    // It is not known yet whether the response arrived.
    expect(await shows(copied)).toBe(200);
    expect(await isAlive(visitor)).toBe(true);
    server.clock.forward(1);
    expect(await shows(copied)).toBe(200);
    server.clock.forward(0.1);
    expect(await shows(copied)).toBe(403);
    expect((await refreshWith(copied)).status).toBe(403);
    expect(await isAlive(visitor)).toBe(true);
  });

  it('session tokens: are replaced once when two tabs refresh at the same time', async () => {
    const visitor = await server.client('student');
    const shared = cookieOf(visitor);
    const answers = await Promise.all([refreshWith(shared), refreshWith(shared)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const set = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(set).toHaveLength(1);
    expect(await shows({ cookie: set[0]?.split(';')[0] ?? '' })).toBe(200);
  });

  it('session tokens: keep the device remembered, and the old one can sign out too', async () => {
    const visitor = await remembered();
    const shared = cookieOf(visitor);
    const answer = await refreshWith(shared);
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/Max-Age=15552000/);
    await server.fetch(session.logout.path, { method: 'POST', headers: shared });
    expect(await shows({ cookie: set.split(';')[0] ?? '' })).toBe(403);
  });
});
