import * as calls from '@semestr/api/api-tokens';
import * as impersonation from '@semestr/api/impersonation';
import * as notifications from '@semestr/api/notifications';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '../../../test/api-tokens.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { audit } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { signInFailures, users } from '../../db/tables/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(apiTokens);
  await server.db.delete(signInFailures);
});

const draft = { name: 'Сводка', scopes: ['read'], days: 30, password: passwordOf('student') } as const;
const body = { ...draft, scopes: [...draft.scopes] };
const newestAction = async () => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return entry;
};
const idOf = async (who: keyof typeof logins) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, logins[who]));
  return account?.id ?? 0;
};

describe('API token', () => {
  it('API tokens: a new one is shown once, stored hashed, listed with its first letters, and announced to the user', async () => {
    await server.db.delete(outbox);
    const owner = await server.client('student');
    const { token, ...made } = await owner.call(calls.create, { body: { ...body, name: ' Сводка ' } });
    expect(token).toMatch(/^smst_[\w-]{43}$/);
    expect(made).toEqual({
      id: expect.any(Number) as number,
      name: 'Сводка',
      start: token.slice(5, 9),
      scopes: ['read'],
      createdAt: '2026-11-20T09:58:00.000Z',
      expiresAt: '2026-12-20T09:58:00.000Z',
      lastUsedAt: null,
    });
    expect(await owner.call(calls.list, {})).toEqual([made]);
    const secret = token.slice(9);
    for (const table of [apiTokens, audit, outbox])
      expect(JSON.stringify(await server.db.select().from(table))).not.toContain(secret);
    const details = { name: 'Сводка', scopes: ['read'], days: 30 };
    expect(await newestAction()).toMatchObject({ action: 'api-token.create', details });
    const { notifications: received } = await owner.call(notifications.list, { query: {} });
    expect(received[0]?.message).toContain('Создан токен API «Сводка»');
    expect(await server.db.$count(outbox)).toBeGreaterThan(0);
  });

  it('API tokens: can be revoked, and only their owner can see or revoke them', async () => {
    const owner = await server.client('student');
    const { id, visitor } = await makeToken(server, 'student');
    const other = await server.client('headman');
    const params = { id: String(id) };
    expect(await other.call(calls.list, {})).toEqual([]);
    const refused = { status: 404, reason: 'token-not-found' };
    await expect(other.call(calls.revoke, { params })).rejects.toMatchObject(refused);
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
    await owner.call(calls.revoke, { params });
    expect(await newestAction()).toMatchObject({ action: 'api-token.revoke', details: { name: 'Сводка' } });
    const { notifications: received } = await owner.call(notifications.list, { query: {} });
    expect(received[0]?.message).toContain('Отозван токен API «Сводка»');
    const dead = await visitor.fetch('/api/v1/personal-information');
    expect([dead.status, await dead.text()]).toEqual([403, '']);
    await expect(owner.call(calls.revoke, { params })).rejects.toMatchObject(refused);
  });

  it('API tokens: require step-up verification, and scopes that the owner has', async () => {
    const owner = await server.client('student');
    for (const wrong of [{ password: 'Wrong-2026!' }, { password: null, code: '123456' }])
      await expect(owner.call(calls.create, { body: { ...body, ...wrong } })).rejects.toMatchObject({
        status: 409,
        reason: 'proof-wrong',
      });
    for (const scope of ['admin:read', 'admin:write'] as const)
      await expect(
        owner.call(calls.create, { body: { ...body, scopes: ['read', scope] } }),
      ).rejects.toMatchObject({ status: 409, reason: 'token-scopes-not-own' });
    expect(await owner.call(calls.list, {})).toEqual([]);
  });

  it('API tokens: at most twenty are valid, even with concurrent requests', async () => {
    const userId = await idOf('student');
    const createdAt = new Date(NOW);
    const row = { userId, start: 'aB3x', name: 'Сводка', scopes: body.scopes, createdAt };
    const tokenRows = (count: number, expiresAt: Date) =>
      server.db.insert(apiTokens).values(
        Array.from({ length: count }, (_, index) => ({
          ...row,
          expiresAt,
          tokenHash: `${expiresAt.toISOString()} ${index}`,
        })),
      );
    await tokenRows(5, new Date('2026-11-19T09:58:00Z'));
    await tokenRows(19, new Date('2026-11-21T09:58:00Z'));
    const owner = await server.client('student');
    const tries = await Promise.allSettled([
      owner.call(calls.create, { body }),
      owner.call(calls.create, { body }),
    ]);
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }: PromiseRejectedResult): unknown => reason)).toMatchObject([
      { status: 409, reason: 'token-limit' },
    ]);
    expect(await owner.call(calls.list, {})).toHaveLength(25);
  });

  it('API tokens: cannot be created or seen by an impersonating administrator', async () => {
    const admin = await server.client('admin');
    await admin.call(impersonation.start, { body: { studentCardNumber: logins.student } });
    for (const one of [
      () => admin.call(calls.list, {}),
      () => admin.call(calls.create, { body }),
      () => admin.call(calls.revoke, { params: { id: '1' } }),
    ])
      await expect(one()).rejects.toMatchObject({ status: 423, reason: 'in-person-only' });
  });
});

describe('administrator', () => {
  it('API tokens: an administrator can see and revoke them, and the owner is notified', async () => {
    const { id, visitor } = await makeToken(server, 'student', { name: 'Бот' });
    const admin = await server.client('admin');
    const params = { id: String(await idOf('student')) };
    const listed = await admin.call(calls.listOfAccount, { params });
    expect(listed).toMatchObject([{ id, name: 'Бот', scopes: ['read'], lastUsedAt: null }]);
    expect(listed[0]).not.toHaveProperty('tokenHash');
    await admin.call(calls.revokeOfAccount, { params: { ...params, tokenId: String(id) } });
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(403);
    expect(await newestAction()).toMatchObject({
      userId: await idOf('admin'),
      action: 'account.revoke-api-token',
      subject: `users/${params.id}`,
      details: { name: 'Бот' },
    });
    const owner = await server.client('student');
    const { notifications: received } = await owner.call(notifications.list, { query: {} });
    expect(received[0]?.message).toContain('Администратор отозвал ваш токен API «Бот»');
  });

  it('API tokens: the list of an account without tokens is empty, that of a missing account returns 404', async () => {
    const { id } = await makeToken(server, 'student');
    const admin = await server.client('admin');
    const params = { id: String(await idOf('headman')), tokenId: String(id) };
    expect(await admin.call(calls.listOfAccount, { params })).toEqual([]);
    const revoke = admin.call(calls.revokeOfAccount, { params });
    await expect(revoke).rejects.toMatchObject({ status: 404, reason: 'token-not-found' });
    const listed = admin.call(calls.listOfAccount, { params: { id: '1' } });
    await expect(listed).rejects.toMatchObject({ status: 404, reason: 'record-not-found' });
  });
});
