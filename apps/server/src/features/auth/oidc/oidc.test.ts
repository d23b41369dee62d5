import * as auth from '@semestr/api/auth';
import * as institution from '@semestr/api/institution';
import * as calls from '@semestr/api/oidc';
import * as session from '@semestr/api/session';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Twist } from '../../../../test/identity-provider.ts';
import { type Oidc, startOidc, type SignInOptions } from '../../../../test/oidc.ts';
import { logins, NOW, passwordOf, type TestServer } from '../../../../test/server.ts';
import { audit } from '../../../db/tables/audit.ts';
import { sessions, signInFailures, users } from '../../../db/tables/users.ts';

let oidc: Oidc;
let server: TestServer;
beforeAll(async () => {
  oidc = await startOidc();
  server = await oidc.startServer();
});
afterAll(async () => {
  await server.close();
  await oidc.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  oidc.twist(null);
  await server.db.delete(signInFailures);
  await server.db.update(users).set({ block: null });
});

const returnToPortal = (login: string | null, options?: SignInOptions) =>
  oidc.comeBack(server, login, options);
const signIn = (login: string | null, options?: SignInOptions) => oidc.signIn(server, login, options);

const lastEntry = async () => (await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

const failed = { status: 401, reason: 'oidc-failed' };

describe('sign-in with a university account', () => {
  it('OIDC sign-in: responds like a sign-in, with the page to continue on, and is logged', async () => {
    const { visitor, who } = await signIn(logins.student, { next: '/personal-account/markbook' });
    const body = { username: logins.student, password: passwordOf('student') };
    expect(who).toEqual({
      ...(await (await server.client()).call(auth.login, { body })),
      rememberDevice: false,
      next: '/personal-account/markbook',
    });
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
    const entries = await server.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'sign-in'))
      .orderBy(desc(audit.id))
      .limit(2);
    expect(entries[1]).toMatchObject({ details: { by: 'oidc' }, client: '127.0.0.1' });
  });

  it('OIDC sign-in: requests only the username from the provider, with PKCE, state and nonce', async () => {
    const visitor = await server.client();
    const { redirectUrl } = await visitor.call(calls.start, { body: {} });
    const { origin, searchParams } = new URL(redirectUrl);
    expect(origin).toBe(oidc.settings.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://portal.example/login/oidc',
      scope: 'openid profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('OIDC sign-in: keeps its secrets in a sealed cookie for ten minutes, and deletes it afterwards', async () => {
    const start = await server.fetch(calls.start.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"next":"/calendar"}',
    });
    const [cookie = ''] = start.headers.getSetCookie();
    expect(cookie).toMatch(
      /^OIDC=[\w-]+; Max-Age=600; Path=\/api\/v1\/auth\/oidc; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(Buffer.from(cookie.slice(5), 'base64url').toString('latin1')).not.toContain('calendar');
    const { visitor } = await signIn(logins.student);
    expect(visitor.cookie()).toMatch(/^SESSION=[\w-]{22}$/);
  });

  it('OIDC sign-in: remembers the device on request', async () => {
    const { visitor, who } = await signIn(logins.student, { rememberDevice: true });
    expect(who.rememberDevice).toBe(true);
    const own = await visitor.call(session.list, {});
    expect(own.find(({ isCurrent }) => isCurrent)).toMatchObject({ isRemembered: true });
  });

  it.each(['TEACHER', 'Teacher'])('OIDC sign-in: usernames are case-insensitive: %s', async (login) => {
    expect((await signIn(login)).who.username).toBe('teacher');
  });

  it('OIDC sign-in: rejects an ambiguous username', async () => {
    const [{ fio, role, createdAt } = { fio: null, role: 'admin' as const, createdAt: server.clock.now() }] =
      await server.db.select().from(users).where(eq(users.username, logins.admin));
    await server.db.insert(users).values({ username: 'Admin', fio, role, createdAt });
    expect((await signIn('Admin')).who.username).toBe('Admin');
    await expect(signIn('ADMIN')).rejects.toMatchObject({ status: 401, reason: 'oidc-unknown' });
    await server.db.delete(users).where(eq(users.username, 'Admin'));
  });

  it('OIDC sign-in: reads the username from an ID token that contains it', async () => {
    oidc.twist({ claims: (claims) => ({ ...claims, preferred_username: logins.teacher }) });
    expect((await signIn(logins.student)).who.username).toBe(logins.teacher);
  });

  it('OIDC sign-in: pages receive the label of the button', async () => {
    const visitor = await server.client();
    expect(await visitor.call(institution.read, {})).toMatchObject({ signInWith: { name: null } });
  });
});

describe('rejected OIDC sign-in', () => {
  it.each(['nobody', 'no such login', "'; --"])(
    'OIDC sign-in: rejects a user without an account: %s',
    async (login) => {
      const { visitor, answer } = await returnToPortal(login);
      const refused = { status: 401, reason: 'oidc-unknown' };
      await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(refused);
      expect(await lastEntry()).toMatchObject({
        action: 'sign-in.failed',
        userId: null,
        details: { by: 'oidc', login: `${login.slice(0, 2)}***` },
      });
      expect(visitor.cookie()).toBe('');
    },
  );

  it('OIDC sign-in: rejects a blocked account and states whether a new password lifts the block', async () => {
    for (const [block, reason] of [
      ['for-good', 'account-blocked'],
      ['restorable', 'account-restorable'],
    ] as const) {
      await server.db.update(users).set({ block }).where(eq(users.username, logins.student));
      await expect(signIn(logins.student)).rejects.toMatchObject({ status: 423, reason });
    }
  });

  it('OIDC sign-in: rejects when the provider denies it or the user cancels', async () => {
    await expect(signIn(null)).rejects.toMatchObject({ status: 401, reason: 'oidc-refused' });
    expect(await lastEntry()).toMatchObject({ action: 'sign-in.failed', details: { by: 'oidc' } });
  });

  it('OIDC sign-in: rejects the state of another sign-in, and keeps its own state valid', async () => {
    const { visitor, answer } = await returnToPortal(logins.student);
    const other = await returnToPortal(logins.teacher);
    for (const body of [other.answer, { ...answer, state: 'forged' }, {}, { error: 'access_denied' }])
      await expect(visitor.call(calls.finish, { body })).rejects.toMatchObject(failed);
    expect((await visitor.call(calls.finish, { body: answer })).username).toBe(logins.student);
  });

  it('OIDC sign-in: rejects a response of another issuer', async () => {
    const { visitor, answer } = await returnToPortal(logins.student);
    const body = { ...answer, iss: 'https://evil.example' };
    await expect(visitor.call(calls.finish, { body })).rejects.toMatchObject(failed);
  });

  it('OIDC sign-in: rejects a replay, even with a copy of the cookie and concurrent requests', async () => {
    const { visitor, answer } = await returnToPortal(logins.student);
    const copy = visitor.cookie();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, async () =>
        (await server.client(undefined, { cookie: copy })).call(calls.finish, { body: answer }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await server.client(undefined, { cookie: copy });
    await expect(late.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
  });

  it('OIDC sign-in: rejects a missing, changed or expired cookie', async () => {
    const { visitor, answer } = await returnToPortal(logins.student);
    const stranger = await server.client();
    await expect(stranger.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
    const changed = await server.client(undefined, { cookie: `${visitor.cookie()}A` });
    await expect(changed.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
    server.clock.forward(10);
    await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
  });

  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Twist]>([
    ['has expired', { claims: (claims) => ({ ...claims, exp: hourAgo }) }],
    ['is for another client', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    ['is of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['belongs to another sign-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['is signed with another key', 'foreign-key'],
    ['is not signed', 'unsigned'],
  ])('OIDC sign-in: rejects an ID token that %s', async (_what, twist) => {
    oidc.twist(twist);
    const before = await server.db.$count(sessions);
    await expect(signIn(logins.student)).rejects.toMatchObject(failed);
    expect(await server.db.$count(sessions)).toBe(before);
  });

  it('OIDC sign-in: rejects a client after a hundred failures, not counting successes', async () => {
    await signIn(logins.student);
    const attempt = { username: 'oidc failures', client: '127.0.0.1' };
    await server.db
      .update(signInFailures)
      .set({ count: 99 })
      .where(eq(signInFailures.username, attempt.username));
    await signIn(logins.student);
    const visitor = await server.client();
    await expect(visitor.call(calls.finish, { body: {} })).rejects.toMatchObject(failed);
    await expect(visitor.call(calls.finish, { body: {} })).rejects.toMatchObject({
      status: 429,
      reason: 'too-many',
    });
  });
});
