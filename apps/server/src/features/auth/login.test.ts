import * as auth from '@semestr/api/auth';
import * as session from '@semestr/api/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../db/tables/users.ts';
import { logins, passwordOf, startTestServer, type TestServer, type Who } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (body: object, headers: Record<string, string> = {}) =>
  server.fetch(auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const right = { username: logins.student, password: passwordOf('student') };

describe('sign-in', () => {
  it('sign-in: sets exactly one cookie in the provider’s form, without Secure over http', async () => {
    const response = await signIn(right);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^SESSION=[\w-]{22}; Path=\/api\/v1; HttpOnly; SameSite=Lax$/),
    ]);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('sign-in: sets a Secure cookie behind https, and keeps it on a remembered device', async () => {
    const response = await signIn({ ...right, rememberDevice: true }, { 'x-forwarded-proto': 'https' });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBe(180 * 24 * 60 * 60);
  });

  it('sign-in: trims pasted spaces around username and password', async () => {
    expect((await signIn({ ...right, username: ` ${right.username} ` })).status).toBe(200);
    expect((await signIn({ ...right, password: ` ${right.password}\n` })).status).toBe(200);
  });

  it.each([
    ['a wrong password', { ...right, password: 'Wrong-2026!' }],
    ['an unknown login', { ...right, username: 'nobody' }],
  ])('sign-in: responds to %s with 401, no body and no cookie', async (_what, body) => {
    const response = await signIn(body);
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('sign-in: accepts a password set ten years ago, because passwords do not expire', async () => {
    const old = new Date('2016-11-20T09:58:00Z');
    await server.db.update(users).set({ passwordSetAt: old }).where(eq(users.username, right.username));
    expect((await signIn(right)).status).toBe(200);
  });

  it('sign-in: treats an account without a password like a wrong password', async () => {
    const [created] = await server.db
      .insert(users)
      .values({ username: 'passwordless', role: 'admin', createdAt: server.clock.now() })
      .returning();
    expect(created?.passwordHash).toBeNull();
    for (const password of ['null', 'x']) {
      const response = await signIn({ username: 'passwordless', password });
      expect([response.status, await response.text()]).toEqual([401, '']);
    }
  });

  it('sign-in: stores neither the token nor the password in plain text', async () => {
    const visitor = await server.client('student');
    const token = visitor.cookie().replace('SESSION=', '');
    const storedText = JSON.stringify([
      await server.db.select().from(sessions),
      await server.db.select().from(users),
    ]);
    expect(token).toHaveLength(22);
    expect(storedText).not.toContain(token);
    expect(storedText).not.toContain(passwordOf('student'));
    expect(storedText).toContain('$argon2id$');
  });

  it('sign-in: creates a new session each time and ends the previous one', async () => {
    const visitor = await server.client('student');
    const first = visitor.cookie();
    await visitor.call(auth.login, { body: right });
    expect(visitor.cookie()).not.toBe(first);
    const old = await server.fetch('/api/v1/personal-information', { headers: { cookie: first } });
    expect(old.status).toBe(403);
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
  });

  it('sign-in: does not affect the session of another browser', async () => {
    const [one, other] = [await server.client('student'), await server.client('student')];
    await one.call(session.logout, {});
    expect((await other.fetch('/api/v1/personal-information')).status).toBe(200);
  });
});

const common = { photoUrl: null, hasProfiling: false, isGroupHead: false, canStudentNote: false };
const student = { ...common, authorities: [], accountType: 'STUDENT', group: '428501', degree: 1 };
/** The absolute address of a photo, if the user has one. */
const photoUrl: unknown = expect.stringMatching(/^http:.+\/photo\/[\w-]+$/);
const bodies: [Who, object][] = [
  ['student', { ...student, hasNotConfirmedContact: false, hasProfiling: true, photoUrl }],
  ['headman', { ...student, hasNotConfirmedContact: false, isGroupHead: true }],
  ['noter', { ...student, hasNotConfirmedContact: false, canStudentNote: true, photoUrl }],
  ['unconfirmed', { ...student, group: '528501', hasNotConfirmedContact: true }],
  [
    'teacher',
    {
      ...common,
      authorities: [],
      accountType: 'EMPLOYEE',
      group: '',
      hasNotConfirmedContact: false,
      photoUrl,
    },
  ],
  [
    'admin',
    {
      ...common,
      authorities: ['ROLE_ADMIN'],
      group: '',
      phone: '',
      email: null,
      hasNotConfirmedContact: false,
    },
  ],
];

describe('sign-in response (wire 3.3)', () => {
  it.each(nonEmpty(bodies))(
    'sign-in response: identifies the %s; phone and group are never null',
    async (who, fields) => {
      const response = await signIn({ username: logins[who], password: passwordOf(who) });
      const body = (await response.json()) as Record<string, unknown>;
      expect(body).toMatchObject({ username: logins[who], ...fields });
      expect(body['fio']).toMatch(/^\S+ \S+( \S+)?$/);
      expect(body['phone']).toMatch(who === 'admin' ? /^$/ : /^\+375\d{9}$/);
      expect('accountType' in body).toBe(who !== 'admin');
    },
  );

  it('sign-in response: matches that of a refresh', async () => {
    const visitor = await server.client('headman');
    const refreshed = await visitor.call(session.refresh, {});
    expect(refreshed).toEqual(
      await (await signIn({ username: logins.headman, password: passwordOf('headman') })).json(),
    );
  });
});
