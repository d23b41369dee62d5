import * as calls from '@semestr/api/second-factor';
import * as impersonation from '@semestr/api/impersonation';
import * as notifications from '@semestr/api/notifications';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, appCode, turnOn } from '../../../test/second-factor.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { recoveryCodes, secondFactors } from '../../db/tables/second-factors.ts';
import { signInFailures } from '../../db/tables/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(secondFactors);
  await server.db.delete(signInFailures);
});

const password = passwordOf('student');
const now = () => server.clock.now();
const student = () => server.client('student');
const off = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false };
const newestAction = async () => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return entry?.action;
};
/** Signs in a user with the second factor on, at a time when the app shows another code. */
async function withApp() {
  const visitor = await student();
  const app = await turnOn(visitor, password, now());
  server.clock.forward(1);
  return { visitor, app };
}

describe('second factor', () => {
  it('second factor: has no effect until a code of the app confirms it', async () => {
    const visitor = await student();
    expect(await visitor.call(calls.state, {})).toEqual(off);
    const { secret, uri } = await visitor.call(calls.begin, { body: { password } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(await visitor.call(calls.state, {})).toEqual(off);
    await student();
    const app = await turnOn(visitor, password, now());
    expect(app.secret).not.toBe(secret);
    expect(app.recoveryCodes).toHaveLength(10);
    expect(new Set(app.recoveryCodes).size).toBe(10);
    expect(await visitor.call(calls.state, {})).toEqual({
      isOn: true,
      since: '2026-11-20T09:58:00.000Z',
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    await expect(visitor.call(calls.begin, { body: { password } })).rejects.toMatchObject({
      status: 412,
      reason: 'second-factor-on',
    });
  });

  it('second factor: turning it on ends sessions opened without it', async () => {
    const there = await student();
    const { visitor } = await withApp();
    expect((await there.fetch('/api/v1/personal-information')).status).toBe(403);
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
  });

  it('second factor: neither the secret nor recovery codes are stored in plain text', async () => {
    const { app } = await withApp();
    const storedText = JSON.stringify([
      await server.db.select().from(secondFactors),
      await server.db.select().from(recoveryCodes),
      await server.db.select().from(audit),
      await server.db.select().from(outbox),
    ]);
    for (const code of app.recoveryCodes) {
      expect(storedText).not.toContain(code);
      expect(storedText).not.toContain(code.replace('-', ''));
    }
    const [row] = await server.db.select().from(secondFactors);
    expect(Buffer.from(row?.secret ?? []).length).toBe(12 + 20 + 16);
    expect(storedText).not.toContain(app.secret);
  });

  it.each([
    ['a wrong code', '000000'],
    ['a recovery code, of which there are none yet', 'k3v9x-2m7q1'],
  ])('second factor: is not turned on by %s', async (_what, code) => {
    const visitor = await student();
    await visitor.call(calls.begin, { body: { password } });
    await expect(visitor.call(calls.confirm, { body: { code } })).rejects.toMatchObject({
      status: 409,
      reason: 'second-factor-wrong',
    });
    expect(await visitor.call(calls.state, {})).toEqual(off);
  });

  it('second factor: is not turned on with a replaced or expired secret', async () => {
    const visitor = await student();
    const fails = (status: number, code: string) =>
      expect(visitor.call(calls.confirm, { body: { code } })).rejects.toMatchObject({ status });
    await fails(404, '123456');
    const { secret } = await visitor.call(calls.begin, { body: { password } });
    const { secret: newer } = await visitor.call(calls.begin, { body: { password } });
    await fails(409, appCode(secret, now()));
    server.clock.forward(30);
    await fails(404, appCode(newer, now()));
  });

  it('second factor: is turned on once by two concurrent requests', async () => {
    const visitor = await student();
    const { secret } = await visitor.call(calls.begin, { body: { password } });
    const body = { code: appCode(secret, now()) };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => visitor.call(calls.confirm, { body })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await visitor.call(calls.state, {})).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('changes', () => {
  type Body = { password?: string; code?: string };

  it.each<[string, (app: App) => Body]>([
    ['the password', () => ({ password })],
    ['a code of the app', (app) => ({ code: app.code(now()) })],
    ['a recovery code', (app) => ({ code: app.recoveryCodes[3] ?? '' })],
  ])('second factor: can be turned off with %s', async (_what, bodyOf) => {
    const { visitor, app } = await withApp();
    await visitor.call(calls.turnOff, { body: bodyOf(app) });
    expect(await visitor.call(calls.state, {})).toEqual(off);
    expect(await newestAction()).toBe('second-factor.off');
    await expect(visitor.call(calls.turnOff, { body: { password } })).rejects.toMatchObject({
      status: 404,
      reason: 'second-factor-off',
    });
    await student();
  });

  it('second factor: new recovery codes void the previous ones', async () => {
    const { visitor, app } = await withApp();
    const { recoveryCodes: newer } = await visitor.call(calls.newRecoveryCodes, { body: { password } });
    expect(newer).toHaveLength(10);
    expect(await newestAction()).toBe('second-factor.codes');
    const [old = '', fresh = ''] = [app.recoveryCodes[0], newer[0]];
    await expect(visitor.call(calls.turnOff, { body: { code: old } })).rejects.toMatchObject({ status: 409 });
    expect(await visitor.call(calls.state, {})).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    await visitor.call(calls.turnOff, { body: { code: fresh } });
  });

  it('second factor: changes require verification, which is locked for a while after ten wrong attempts', async () => {
    const { visitor } = await withApp();
    const wrong: Body[] = [{ password: 'Wrong-2026!' }, { code: '000000' }];
    for (const body of wrong) {
      const guess = () => visitor.call(calls.turnOff, { body });
      for (let tries = 0; tries < 10; tries += 1)
        await expect(guess()).rejects.toMatchObject({ status: 409, reason: 'proof-wrong' });
      await expect(guess()).rejects.toMatchObject({ status: 429, until: '2026-11-20T10:14:00.000Z' });
    }
    expect(await visitor.call(calls.state, {})).toMatchObject({ isOn: true });
    server.clock.forward(16);
    await visitor.call(calls.turnOff, { body: { password } });
  });

  it('second factor: starting it requires verification, so an open session is not sufficient', async () => {
    const visitor = await student();
    await expect(visitor.call(calls.begin, { body: { password: 'Wrong-2026!' } })).rejects.toMatchObject({
      status: 409,
      reason: 'proof-wrong',
    });
  });

  it('second factor: changes notify the user in the portal and at every confirmed contact', async () => {
    await server.db.delete(outbox);
    const { visitor } = await withApp();
    const { notifications: received } = await visitor.call(notifications.list, { query: {} });
    expect(received[0]?.message).toContain('Второй фактор включён');
    const messages = await server.db.select().from(outbox).orderBy(outbox.id);
    expect(messages).toMatchObject([
      { channel: 'sms', recipient: expect.stringMatching(/^\+375/) },
      { channel: 'email', subject: 'Семестр: вход в ваш аккаунт' },
    ]);
    const actions = await server.db.select().from(audit).where(eq(audit.action, 'second-factor.on'));
    expect(actions.at(-1)).toMatchObject({ client: '127.0.0.1', asUserId: null });
  });

  it('second factor: cannot be changed by an impersonating administrator', async () => {
    const admin = await server.client('admin');
    await admin.call(impersonation.start, { body: { studentCardNumber: logins.student } });
    for (const one of [
      () => admin.call(calls.state, {}),
      () => admin.call(calls.begin, { body: { password } }),
      () => admin.call(calls.confirm, { body: { code: '123456' } }),
      () => admin.call(calls.turnOff, { body: { password } }),
      () => admin.call(calls.newRecoveryCodes, { body: { password } }),
    ])
      await expect(one()).rejects.toMatchObject({ status: 423, reason: 'in-person-only' });
  });
});
