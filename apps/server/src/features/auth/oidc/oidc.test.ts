import * as auth from '@semestr/api/auth';
import * as institution from '@semestr/api/institution';
import * as calls from '@semestr/api/oidc';
import * as session from '@semestr/api/session';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Twist } from '../../../../test/identity-provider.ts';
import { type Oidc, startOidc, type Wish } from '../../../../test/oidc.ts';
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

const comeBack = (login: string | null, wish?: Wish) => oidc.comeBack(server, login, wish);
const signIn = (login: string | null, wish?: Wish) => oidc.signIn(server, login, wish);

const lastEntry = async () => (await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

const failed = { status: 401, reason: 'oidc-failed' };

describe('signing in with an account of the university', () => {
  it('answers as a sign-in does, says where to go on, and is written down', async () => {
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

  it('asks the provider for no more than the login, with PKCE, state and nonce', async () => {
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

  it('keeps what it must recognize in a sealed cookie for ten minutes, and takes that away', async () => {
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

  it('remembers the device where that was asked', async () => {
    const { visitor, who } = await signIn(logins.student, { rememberDevice: true });
    expect(who.rememberDevice).toBe(true);
    const own = await visitor.call(session.list, {});
    expect(own.find(({ isCurrent }) => isCurrent)).toMatchObject({ isRemembered: true });
  });

  it.each(['TEACHER', 'Teacher'])('takes the login for the same however it is written: %s', async (login) => {
    expect((await signIn(login)).who.username).toBe('teacher');
  });

  it('does not guess whom a login means that is written in two ways', async () => {
    const [{ fio, role, createdAt } = { fio: null, role: 'admin' as const, createdAt: server.clock.now() }] =
      await server.db.select().from(users).where(eq(users.username, logins.admin));
    await server.db.insert(users).values({ username: 'Admin', fio, role, createdAt });
    expect((await signIn('Admin')).who.username).toBe('Admin');
    await expect(signIn('ADMIN')).rejects.toMatchObject({ status: 401, reason: 'oidc-unknown' });
    await server.db.delete(users).where(eq(users.username, 'Admin'));
  });

  it('reads the login in the ID token where the provider has put it there', async () => {
    oidc.twist({ claims: (told) => ({ ...told, preferred_username: logins.teacher }) });
    expect((await signIn(logins.student)).who.username).toBe(logins.teacher);
  });

  it('is told of to pages, by its name', async () => {
    const visitor = await server.client();
    expect(await visitor.call(institution.read, {})).toMatchObject({ signInWith: { name: null } });
  });
});

describe('nobody comes in', () => {
  it.each(['nobody', 'no such login', "'; --"])('without an account here: %s', async (login) => {
    const { visitor, answer } = await comeBack(login);
    const refused = { status: 401, reason: 'oidc-unknown' };
    await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(refused);
    expect(await lastEntry()).toMatchObject({
      action: 'sign-in.failed',
      userId: null,
      details: { by: 'oidc', login: `${login.slice(0, 2)}***` },
    });
    expect(visitor.cookie()).toBe('');
  });

  it('whose account is blocked, and is told whether a new password lifts that', async () => {
    for (const [block, reason] of [
      ['for-good', 'account-blocked'],
      ['restorable', 'account-restorable'],
    ] as const) {
      await server.db.update(users).set({ block }).where(eq(users.username, logins.student));
      await expect(signIn(logins.student)).rejects.toMatchObject({ status: 423, reason });
    }
  });

  it('whom the provider refuses, or who cancels there', async () => {
    await expect(signIn(null)).rejects.toMatchObject({ status: 401, reason: 'oidc-refused' });
    expect(await lastEntry()).toMatchObject({ action: 'sign-in.failed', details: { by: 'oidc' } });
  });

  it('with the state of another, which leaves the own sign-in as it was', async () => {
    const { visitor, answer } = await comeBack(logins.student);
    const other = await comeBack(logins.teacher);
    for (const body of [other.answer, { ...answer, state: 'forged' }, {}, { error: 'access_denied' }])
      await expect(visitor.call(calls.finish, { body })).rejects.toMatchObject(failed);
    expect((await visitor.call(calls.finish, { body: answer })).username).toBe(logins.student);
  });

  it('from another provider, whose answer names another issuer', async () => {
    const { visitor, answer } = await comeBack(logins.student);
    const body = { ...answer, iss: 'https://evil.example' };
    await expect(visitor.call(calls.finish, { body })).rejects.toMatchObject(failed);
  });

  it('with what was used before, even with a copy of the cookie, however many try at once', async () => {
    const { visitor, answer } = await comeBack(logins.student);
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

  it('without the cookie, with one that was changed, or after ten minutes', async () => {
    const { visitor, answer } = await comeBack(logins.student);
    const stranger = await server.client();
    await expect(stranger.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
    const changed = await server.client(undefined, { cookie: `${visitor.cookie()}A` });
    await expect(changed.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
    server.clock.forward(10);
    await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(failed);
  });

  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Twist]>([
    ['has expired', { claims: (told) => ({ ...told, exp: hourAgo }) }],
    ['is for another client', { claims: (told) => ({ ...told, aud: 'another' }) }],
    ['is of another issuer', { claims: (told) => ({ ...told, iss: 'https://evil.example' }) }],
    ['belongs to another sign-in', { claims: (told) => ({ ...told, nonce: 'another' }) }],
    ['is signed by somebody else', 'foreign-key'],
    ['is signed by nobody', 'unsigned'],
  ])('with an ID token that %s', async (_what, twist) => {
    oidc.twist(twist);
    const before = await server.db.$count(sessions);
    await expect(signIn(logins.student)).rejects.toMatchObject(failed);
    expect(await server.db.$count(sessions)).toBe(before);
  });

  it('without end: a hundred failures are enough for one client, and what was right is not counted', async () => {
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
