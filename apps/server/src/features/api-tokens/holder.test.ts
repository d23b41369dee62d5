import * as accounts from '@semestr/api/accounts';
import * as calls from '@semestr/api/api-tokens';
import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import { contract } from '@semestr/api/contract';
import { isSessionOnly } from '@semestr/api/endpoint';
import * as notifications from '@semestr/api/notifications';
import * as password from '@semestr/api/password';
import * as profile from '@semestr/api/profile';
import * as recovery from '@semestr/api/recovery';
import { faculties } from '@semestr/api/faculties';
import * as session from '@semestr/api/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken, visibleTo } from '../../../test/api-tokens.ts';
import { listen, notifyUser } from '../../../test/notification-stream.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { sessions, signInFailures, users } from '../../db/tables/users.ts';
import { tokenHash } from '../../domain/tokens.ts';
import { loggerOf } from '../../http/logger.ts';

let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ logger: loggerOf('trace', { write: (line) => void log.push(line) }) });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(apiTokens);
  await server.db.delete(signInFailures);
});

const own = profile.personalInformation;
const outOfScope = [403, '{"reason":"token-scope"}'];
const ended = [403, ''];
const answer = async (sending: Promise<Response>): Promise<unknown[]> => {
  const response = await sending;
  return [response.status, await response.text()];
};
const order = { body: certificates.register.example.body };
const newFaculty = { body: { name: 'Факультет токенов', abbrev: 'ФТ' } };
const accountOf = async (username: string) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  if (!account) throw new Error(`There is no account ${username}`);
  return account;
};

describe('scope of a token', () => {
  it('token scopes: read allows reading, also with HEAD and as a stream, and no changes', async () => {
    const { visitor } = await makeToken(server, 'student', { scopes: ['read'] });
    const owner = await server.client('student');
    expect(await visitor.call(own, {})).toEqual(await owner.call(own, {}));
    expect((await visitor.fetch(own.path, { method: 'HEAD' })).status).toBe(200);
    const stream = await listen(visitor);
    const before = (await stream.next()) ?? 0;
    await notifyUser(server, logins.student);
    expect(await stream.next()).toBe(before + 1);
    await server.db.delete(apiTokens);
    await notifyUser(server, logins.student);
    expect(await stream.next()).toBeNull();
  });

  it('token scopes: write allows changes, once per key, and no reading', async () => {
    const reading = await makeToken(server, 'student', { scopes: ['read'] });
    const refused = reading.visitor.call(certificates.register, order);
    await expect(refused).rejects.toMatchObject({ status: 403, reason: 'token-scope' });
    const { visitor } = await makeToken(server, 'student', { scopes: ['write'] });
    expect(await answer(visitor.fetch(own.path))).toEqual(outOfScope);
    const options = { idempotencyKey: 'order-of-a-script' };
    const first = await visitor.call(certificates.register, order, options);
    expect(await visitor.call(certificates.register, order, options)).toEqual(first);
  });

  it('token scopes: calls of administrators need a separate one', async () => {
    const personal = await makeToken(server, 'admin', { scopes: ['read', 'write'] });
    const list = { query: {} };
    await expect(personal.visitor.call(faculties.list, list)).rejects.toMatchObject({
      status: 403,
      reason: 'token-scope',
    });
    const reading = await makeToken(server, 'admin', { scopes: ['admin:read'] });
    expect((await reading.visitor.call(faculties.list, list)).length).toBeGreaterThan(0);
    expect(await answer(reading.visitor.fetch(own.path))).toEqual(outOfScope);
    await expect(reading.visitor.call(faculties.create, newFaculty)).rejects.toMatchObject({
      status: 403,
      reason: 'token-scope',
    });
    const writing = await makeToken(server, 'admin', { scopes: ['admin:write'] });
    expect(await writing.visitor.call(faculties.create, newFaculty)).toMatchObject(newFaculty.body);
  });

  it('token scopes: do not exceed the owner’s role', async () => {
    const { visitor, id } = await makeToken(server, 'student', { scopes: ['read', 'write'] });
    expect(await answer(visitor.fetch(faculties.list.path))).toEqual(ended);
    await server.db
      .update(apiTokens)
      .set({ scopes: ['admin:read'] })
      .where(eq(apiTokens.id, id));
    expect(await answer(visitor.fetch(faculties.list.path))).toEqual(ended);
  });

  it('token scopes: exclude sessions and the sign-in of the account', async () => {
    const scopes = ['read', 'write', 'admin:read', 'admin:write'] as const;
    const { visitor, id } = await makeToken(server, 'admin', { scopes: [...scopes] });
    const sessionOnly = contract.filter(({ call }) => isSessionOnly(call));
    expect(sessionOnly.length).toBeGreaterThan(40);
    for (const { name, call } of sessionOnly) {
      const path = call.path.replaceAll(/:\w+/g, '1');
      expect([name, ...(await answer(visitor.fetch(path, { method: call.method })))]).toEqual([
        name,
        ...outOfScope,
      ]);
    }
    expect(await server.db.$count(apiTokens, eq(apiTokens.id, id))).toBe(1);
    const credentials = { body: { username: logins.admin, password: passwordOf('admin') } };
    await expect(visitor.call(auth.login, credentials)).rejects.toMatchObject({ reason: 'token-scope' });
  });

  it('token scopes: do not bypass the requirements for administrators', async () => {
    const strict = await startTestServer({ settings: { secondFactorFor: ['admin'] } });
    const { visitor } = await makeToken(strict, 'admin', { scopes: ['read', 'admin:read'] });
    expect((await visitor.fetch(own.path)).status).not.toBe(403);
    const publicResponse = await answer(visitor.fetch(faculties.list.path));
    expect(publicResponse).toEqual([403, '{"reason":"second-factor-required"}']);
    await strict.close();
  });
});

describe('invalid token', () => {
  const status = async (visitor: { fetch: (path: string) => Promise<Response> }) =>
    answer(visitor.fetch(own.path));

  it('API tokens: end exactly when they expire', async () => {
    const { visitor } = await makeToken(server, 'student');
    server.clock.set('2026-12-20T09:57:59Z');
    expect((await status(visitor))[0]).toBe(200);
    server.clock.set('2026-12-20T09:58:00Z');
    expect(await status(visitor)).toEqual(ended);
  });

  it('API tokens: do not work while their owner is blocked', async () => {
    const { visitor } = await makeToken(server, 'noter');
    const admin = await server.client('admin');
    const params = { id: String((await accountOf(logins.noter)).id) };
    await admin.call(accounts.block, { params, body: { block: 'restorable' } });
    expect(await status(visitor)).toEqual(ended);
    await admin.call(accounts.unblock, { params });
    expect((await status(visitor))[0]).toBe(200);
  });

  it('API tokens: end when a lost account is recovered; the owner’s own password change keeps them', async () => {
    const { visitor } = await makeToken(server, 'teacher');
    const account = await accountOf(logins.teacher);
    const changed = 'Zebra-Kite-7';
    const owner = await server.client('teacher');
    await owner.call(password.change, {
      body: { password: passwordOf('teacher'), newPassword: changed },
    });
    expect((await status(visitor))[0]).toBe(200);
    await server.db.insert(passwordLinks).values({
      tokenHash: tokenHash('link'),
      userId: account.id,
      expiresAt: new Date('2026-11-21T09:58:00Z'),
    });
    const stranger = await server.client();
    await stranger.call(recovery.setPasswordByLink, {
      body: { hash: 'link', login: logins.teacher, password: 'Zebra-Kite-8' },
    });
    expect(await status(visitor)).toEqual(ended);
    const { passwordHash } = account;
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  });

  it('API tokens: a different token does not work', async () => {
    const { token } = await makeToken(server, 'student');
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    for (const other of [token.slice(0, -1) + last, token.slice(0, -1), 'smst_', `${token} ${token}`])
      expect(await status(await visibleTo(server, other))).toEqual(ended);
  });
});

describe('request', () => {
  it('API tokens: a request with a token ignores its session cookie', async () => {
    const { token } = await makeToken(server, 'student');
    const headman = await server.client('headman');
    const mine = await (await server.client('student')).call(own, {});
    const send = (authorization: string) =>
      server.fetch(own.path, { headers: { authorization, cookie: headman.cookie() } });
    expect(await (await send(`Bearer ${token}`)).json()).toEqual(mine);
    expect(await (await send(`bearer  ${token}`)).json()).toEqual(mine);
    expect(await answer(send('Bearer smst_made-up'))).toEqual(ended);
    // Credentials for a proxy are not ours.
    const theirs = await headman.call(own, {});
    for (const others of ['Basic dXNlcjpwYXNz', 'Bearer of-a-proxy'])
      expect(await (await send(others)).json()).toEqual(theirs);
  });

  it('API tokens: public calls succeed with any token and without one', async () => {
    const { visitor } = await makeToken(server, 'student', { scopes: ['write'] });
    for (const who of [visitor, await visibleTo(server, 'smst_made-up')])
      expect((await who.fetch('/api/v1/schedule/current-week')).status).toBe(200);
  });

  it('API tokens: a request extends no session, and the last use is stored at most once a minute', async () => {
    const before = await server.db.select().from(sessions);
    const { id, visitor } = await makeToken(server, 'student');
    const used = async () => {
      const [row] = await server.db.select().from(apiTokens).where(eq(apiTokens.id, id));
      return row?.lastUsedAt?.toISOString() ?? null;
    };
    expect(await used()).toBeNull();
    await visitor.call(own, {});
    expect(await used()).toBe('2026-11-20T09:58:00.000Z');
    server.clock.forward(1);
    await visitor.call(own, {});
    expect(await used()).toBe('2026-11-20T09:58:00.000Z');
    server.clock.forward(1);
    await visitor.call(notifications.count, {});
    expect(await used()).toBe('2026-11-20T10:00:00.000Z');
    // The owner's session, in which it was created.
    expect((await server.db.select().from(sessions)).length).toBe(before.length + 1);
    expect(visitor.cookie()).toBe('');
    const refused = visitor.call(session.refresh, {});
    await expect(refused).rejects.toMatchObject({ status: 403, reason: 'token-scope' });
  });

  it('API tokens: never appear in the log', async () => {
    const { token, visitor } = await makeToken(server, 'student');
    await visitor.call(own, {});
    await expect(visitor.call(calls.list, {})).rejects.toMatchObject({ status: 403 });
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toContain(token.slice(9));
  });
});
