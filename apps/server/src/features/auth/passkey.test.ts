import { generateKeyPairSync } from 'node:crypto';
import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as signing from '@semestr/api/passkey-sign-in';
import * as calls from '@semestr/api/passkeys';
import * as session from '@semestr/api/session';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import { turnOn } from '../../../test/second-factor.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
  type Who,
} from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { passkeyChallenges, passkeys } from '../../db/tables/passkeys.ts';
import { secondFactors } from '../../db/tables/second-factors.ts';
import { sessions, signInFailures, users } from '../../db/tables/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of [passkeys, secondFactors, signInFailures]) await server.db.delete(table);
  await server.db.update(users).set({ block: null });
});

/** Adds a passkey of a new device to somebody's account. */
async function deviceOf(visitor: Visitor, password: string, device = new Authenticator(server.url)) {
  const options = await visitor.call(calls.addOptions, { body: { password } });
  await visitor.call(calls.add, { body: { name: 'Телефон', credential: device.make(options) } });
  return device;
}
const studentsDevice = async (device?: Authenticator) =>
  deviceOf(await server.client('student'), passwordOf('student'), device);

const refused = { status: 401, reason: 'passkey-refused' };

/** Somebody new at the sign-in page, with a device. */
async function signIn(
  device: Authenticator,
  otherwise: Parameters<Authenticator['sign']>[1] = {},
  headers: Record<string, string> = {},
) {
  const visitor = await server.client(undefined, headers);
  const options = await visitor.call(signing.signInOptions, {});
  const who = await visitor.call(signing.signIn, { body: { credential: device.sign(options, otherwise) } });
  return { visitor, who };
}

describe('signing in with a passkey', () => {
  it('takes no login and no password, and answers as a sign-in does', async () => {
    const device = await studentsDevice();
    server.clock.forward(1);
    const { visitor, who } = await signIn(device);
    const { username, password } = { username: logins.student, password: passwordOf('student') };
    expect(who).toEqual(await (await server.client()).call(auth.login, { body: { username, password } }));
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
    expect(await visitor.call(calls.list, {})).toMatchObject([{ usedAt: '2026-11-20T09:59:00.000Z' }]);
    const [entry] = await server.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'sign-in'))
      .orderBy(desc(audit.id))
      .offset(1)
      .limit(1);
    expect(entry).toMatchObject({ details: { by: 'passkey' }, client: '127.0.0.1' });
  });

  it('sets one cookie in the usual form, remembers the device where asked, ends the session before', async () => {
    const device = await studentsDevice();
    const { visitor } = await signIn(device);
    const first = visitor.cookie();
    const options = await visitor.call(signing.signInOptions, {});
    expect(Object.keys(options).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'challenge',
      'rpId',
      'timeout',
      'userVerification',
    ]);
    const response = await visitor.fetch(signing.signIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ credential: device.sign(options), rememberDevice: true }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^SESSION=[\w-]{22}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Lax$/),
    ]);
    const old = await server.fetch('/api/v1/personal-information', { headers: { cookie: first } });
    expect(old.status).toBe(403);
  });

  it('takes no code beside it: the device has asked for its owner', async () => {
    const student = await server.client('student');
    const device = await deviceOf(student, passwordOf('student'));
    await turnOn(student, passwordOf('student'), server.clock.now());
    expect((await signIn(device)).who.username).toBe(logins.student);
  });

  it('lets nobody in whose account is blocked, and says whether a new password lifts that', async () => {
    const device = await studentsDevice();
    for (const [block, reason] of [
      ['for-good', 'account-blocked'],
      ['restorable', 'account-restorable'],
    ] as const) {
      await server.db.update(users).set({ block }).where(eq(users.username, logins.student));
      await expect(signIn(device)).rejects.toMatchObject({ status: 423, reason });
    }
  });

  it('works with devices that do not count', async () => {
    const device = await studentsDevice(new Authenticator(server.url, { counts: false }));
    await signIn(device);
    expect((await signIn(device)).who.username).toBe(logins.student);
  });

  it('is for the address by which the portal is reached', async () => {
    const device = new Authenticator('https://portal.example');
    const behind = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' };
    await deviceOf(await server.client('student', behind), passwordOf('student'), device);
    expect((await signIn(device, {}, behind)).who.username).toBe(logins.student);
    await expect(signIn(device)).rejects.toMatchObject(refused);
  });

  it('leaves signing in by password as it is', async () => {
    await studentsDevice();
    expect((await server.client('student')).cookie()).not.toBe('');
  });
});

describe('nobody signs in', () => {
  it.each<[string, Parameters<Authenticator['sign']>[1]]>([
    ['on the page of another site', { origin: 'https://evil.example' }],
    ['with what was signed for another site', { rpId: 'evil.example' }],
    ['with a device that was not unlocked', { isLocked: true }],
    ['with a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['as somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with what makes a passkey', { type: 'webauthn.create' }],
  ])('%s', async (_what, otherwise) => {
    const device = await studentsDevice();
    await expect(signIn(device, otherwise)).rejects.toMatchObject(refused);
    // It was no fault of the passkey.
    await signIn(device);
  });

  it('with a passkey that is unknown, or was removed', async () => {
    const student = await server.client('student');
    const device = await deviceOf(student, passwordOf('student'));
    const [passkey] = await student.call(calls.list, {});
    await student.call(calls.remove, { params: { id: String(passkey?.id) } });
    await expect(signIn(device)).rejects.toMatchObject(refused);
    const failures = await server.db.select().from(audit).where(eq(audit.action, 'sign-in.failed'));
    expect(failures.at(-1)).toMatchObject({ userId: null, details: { by: 'passkey' } });
  });

  it('with what has been sent before, however many send it at once', async () => {
    const device = await studentsDevice();
    const visitor = await server.client();
    const credential = device.sign(await visitor.call(signing.signInOptions, {}));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, async () =>
        (await server.client()).call(signing.signIn, { body: { credential } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(visitor.call(signing.signIn, { body: { credential } })).rejects.toMatchObject(refused);
  });

  it('with a device that counts backwards: there is a copy of it', async () => {
    const device = await studentsDevice();
    await signIn(device);
    await signIn(device);
    device.counter -= 1;
    await expect(signIn(device)).rejects.toMatchObject(refused);
    device.counter += 1;
    await signIn(device);
  });

  it('once the challenge is older than five minutes; old ones do not pile up', async () => {
    const device = await studentsDevice();
    const visitor = await server.client();
    const options = await visitor.call(signing.signInOptions, {});
    server.clock.forward(5);
    const late = visitor.call(signing.signIn, { body: { credential: device.sign(options) } });
    await expect(late).rejects.toMatchObject(refused);
    server.clock.forward(1);
    await visitor.call(signing.signInOptions, {});
    expect(await server.db.$count(passkeyChallenges)).toBe(1);
  });

  it('with a challenge that was given for adding a passkey', async () => {
    const student = await server.client('student');
    const device = await deviceOf(student, passwordOf('student'));
    const { challenge } = await student.call(calls.addOptions, { body: { password: passwordOf('student') } });
    await expect(signIn(device, { challenge })).rejects.toMatchObject(refused);
  });

  it('nor stores anything, with nonsense', async () => {
    const before = await server.db.$count(sessions);
    const device = await studentsDevice();
    const visitor = await server.client();
    const whole = device.sign(await visitor.call(signing.signInOptions, {}));
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const)
      for (const nonsense of ['AA', 'e30', 'bnVsbA', 'W10', 'A'.repeat(1000)]) {
        const credential = { ...whole, response: { ...whole.response, [part]: nonsense } };
        await expect(visitor.call(signing.signIn, { body: { credential } })).rejects.toMatchObject(refused);
      }
    expect(await server.db.$count(sessions)).toBe(before + 1);
  });
});

it('challenges are not given without end', async () => {
  const now = server.clock.now();
  const attempt = { username: 'passkey challenges', client: '127.0.0.1', count: 1000, since: now };
  await server.db.insert(signInFailures).values(attempt);
  const visitor = await server.client();
  await expect(visitor.call(signing.signInOptions, {})).rejects.toMatchObject({
    status: 429,
    reason: 'blocked',
  });
});

it('an administrator who resets the second factor of somebody removes their passkeys too', async () => {
  const device = await studentsDevice();
  const [account] = await server.db.select().from(users).where(eq(users.username, logins.student));
  const admin = await server.client('admin');
  await admin.call(accounts.resetSecondFactor, { params: { id: String(account?.id) } });
  await expect(signIn(device)).rejects.toMatchObject(refused);
});

describe('where administrators must have a second factor', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ settings: { secondFactorFor: ['admin'] } });
  });
  afterAll(() => strict.close());

  it('a passkey will do, ends the sessions without it, and the password alone no more', async () => {
    const who: Who = 'admin';
    const [here, there] = [await strict.client(who), await strict.client(who)];
    const device = await deviceOf(here, passwordOf(who), new Authenticator(strict.url));
    expect((await here.fetch('/api/v1/admin/students')).status).toBe(200);
    expect((await there.fetch('/api/v1/personal-information')).status).toBe(403);
    const body = { username: logins.admin, password: passwordOf(who) };
    const visitor = await strict.client();
    for (const given of [body, { ...body, secondFactor: '123456' }])
      await expect(visitor.call(auth.login, { body: given })).rejects.toMatchObject({ status: 401 });
    const options = await visitor.call(signing.signInOptions, {});
    const answer = await visitor.call(signing.signIn, { body: { credential: device.sign(options) } });
    expect(answer).not.toHaveProperty('mustSetSecondFactor');
    expect((await visitor.fetch('/api/v1/admin/students')).status).toBe(200);
    // A second one leaves the sessions alone: they have all been opened with the first.
    await deviceOf(here, passwordOf(who), new Authenticator(strict.url));
    expect(await visitor.call(session.refresh, {})).toMatchObject({ username: logins.admin });
  });
});
