import * as impersonation from '@semestr/api/impersonation';
import * as notifications from '@semestr/api/notifications';
import * as calls from '@semestr/api/passkeys';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator, type Otherwise } from '../../../test/authenticator.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { passkeyChallenges, passkeys } from '../../db/tables/passkeys.ts';
import { signInFailures } from '../../db/tables/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(passkeys);
  await server.db.delete(signInFailures);
});

const proof = { password: passwordOf('student') };
const name = 'Телефон';
const student = () => server.client('student');
const newestAction = async () => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return entry;
};

describe('passkey', () => {
  it('passkeys: options follow the browser’s format, for this site, with an anonymous user handle', async () => {
    const visitor = await student();
    const options = await visitor.call(calls.addOptions, { body: proof });
    expect(options).toMatchObject({
      rp: { name: 'Semestr', id: '127.0.0.1' },
      user: { name: logins.student },
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const again = await visitor.call(calls.addOptions, { body: proof });
    expect(again.challenge).not.toBe(options.challenge);
    expect(again.user).toEqual(options.user);
    const storedText = JSON.stringify(await server.db.select().from(passkeyChallenges));
    expect(storedText).not.toContain(again.challenge);
  });

  it('passkeys: can be added once per device, listed, renamed and deleted', async () => {
    await server.db.delete(outbox);
    const visitor = await student();
    const device = new Authenticator(server.url);
    const options = await visitor.call(calls.addOptions, { body: proof });
    const added = await visitor.call(calls.add, { body: { name, credential: device.make(options) } });
    expect(added).toEqual({
      id: expect.any(Number) as number,
      name,
      createdAt: '2026-11-20T09:58:00.000Z',
      usedAt: null,
    });
    expect(await newestAction()).toMatchObject({ action: 'passkey.add', details: { name } });
    const { notifications: received } = await visitor.call(notifications.list, { query: {} });
    expect(received[0]?.message).toContain('Добавлен ключ доступа «Телефон»');
    // By e-mail and by text message.
    expect(await server.db.$count(outbox)).toBe(2);
    expect(await visitor.call(calls.list, {})).toEqual([added]);
    const { excludeCredentials } = await visitor.call(calls.addOptions, { body: proof });
    expect(excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }]);
    const params = { id: String(added.id) };
    await visitor.call(calls.rename, { params, body: { name: ' Ноутбук ' } });
    expect(await visitor.call(calls.list, {})).toMatchObject([{ name: 'Ноутбук' }]);
    await visitor.call(calls.remove, { params });
    expect(await newestAction()).toMatchObject({ action: 'passkey.remove', details: { name: 'Ноутбук' } });
    expect(await visitor.call(calls.list, {})).toEqual([]);
    await expect(visitor.call(calls.remove, { params })).rejects.toMatchObject({
      status: 404,
      reason: 'passkey-not-found',
    });
  });

  it('passkeys: only their owner can see, rename or delete them', async () => {
    const visitor = await student();
    const options = await visitor.call(calls.addOptions, { body: proof });
    const credential = new Authenticator(server.url).make(options);
    const { id } = await visitor.call(calls.add, { body: { name, credential } });
    const other = await server.client('headman');
    const params = { id: String(id) };
    expect(await other.call(calls.list, {})).toEqual([]);
    await expect(other.call(calls.remove, { params })).rejects.toMatchObject({ status: 404 });
    await expect(other.call(calls.rename, { params, body: { name: 'Мой' } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await visitor.call(calls.list, {})).toMatchObject([{ id, name }]);
  });

  it('passkeys: adding a passkey requires step-up verification', async () => {
    const visitor = await student();
    for (const body of [{ password: 'Wrong-2026!' }, { code: '123456' }])
      await expect(visitor.call(calls.addOptions, { body })).rejects.toMatchObject({
        status: 409,
        reason: 'proof-wrong',
      });
  });

  it('passkeys: are not available to an impersonating administrator', async () => {
    const admin = await server.client('admin');
    await admin.call(impersonation.start, { body: { studentCardNumber: logins.student } });
    const device = new Authenticator('https://x.example');
    const options = await (await student()).call(calls.addOptions, { body: proof });
    for (const one of [
      () => admin.call(calls.list, {}),
      () => admin.call(calls.addOptions, { body: proof }),
      () => admin.call(calls.add, { body: { name, credential: device.make(options) } }),
      () => admin.call(calls.rename, { params: { id: '1' }, body: { name } }),
      () => admin.call(calls.remove, { params: { id: '1' } }),
    ])
      await expect(one()).rejects.toMatchObject({ status: 423, reason: 'in-person-only' });
  });
});

describe('rejected passkey', () => {
  const refused = { status: 410, reason: 'passkey-not-proven' };

  it.each<[string, Otherwise]>([
    ['made on the page of another site', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['for which nothing was unlocked', { isLocked: true }],
    ['made for another user’s challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['that only signed', { type: 'webauthn.get' }],
  ])('passkeys: rejects one %s', async (_what, otherwise) => {
    const visitor = await student();
    const options = await visitor.call(calls.addOptions, { body: proof });
    const credential = new Authenticator(server.url).make(options, otherwise);
    await expect(visitor.call(calls.add, { body: { name, credential } })).rejects.toMatchObject(refused);
    expect(await visitor.call(calls.list, {})).toEqual([]);
  });

  it('passkeys: rejects a duplicate, a reused challenge, another user’s challenge and an expired one', async () => {
    const visitor = await student();
    const device = new Authenticator(server.url);
    const add = (options: Parameters<Authenticator['make']>[0], who = visitor) =>
      who.call(calls.add, { body: { name, credential: device.make(options) } });
    const ask = () => visitor.call(calls.addOptions, { body: proof });
    const options = await ask();
    await expect(add(options, await server.client('headman'))).rejects.toMatchObject(refused);
    await add(options);
    await expect(add(options)).rejects.toMatchObject(refused);
    await expect(add(await ask())).rejects.toMatchObject({ status: 409, reason: 'passkey-known' });
    const late = await ask();
    server.clock.forward(5);
    await expect(add(late)).rejects.toMatchObject(refused);
  });

  it('passkeys: rejects more than twenty', async () => {
    const visitor = await student();
    const add = async () => {
      const options = await visitor.call(calls.addOptions, { body: proof });
      const credential = new Authenticator(server.url).make(options);
      return visitor.call(calls.add, { body: { name, credential } });
    };
    for (let createdCount = 0; createdCount < 20; createdCount += 1) await add();
    await expect(add()).rejects.toMatchObject({ status: 409 });
    expect(await visitor.call(calls.list, {})).toHaveLength(20);
  });
});
