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

/** Adds a passkey of a new device to an account. */
async function deviceOf(visitor: Visitor, password: string, device = new Authenticator(server.url)) {
  const options = await visitor.call(calls.addOptions, { body: { password } });
  await visitor.call(calls.add, { body: { name: 'Телефон', credential: device.make(options) } });
  return device;
}
const studentsDevice = async (device?: Authenticator) =>
  deviceOf(await server.client('student'), passwordOf('student'), device);

const refused = { status: 401, reason: 'passkey-refused' };

/** Signs in with a device, as a new visitor. */
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

describe('passkey sign-in', () => {
  it('passkey sign-in: needs no username and password, and responds like a sign-in', async () => {
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

  it('passkey sign-in: sets one session cookie, remembers the device on request, and ends the previous session', async () => {
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

  it('passkey sign-in: needs no code, because the device verified its user', async () => {
    const student = await server.client('student');
    const device = await deviceOf(student, passwordOf('student'));
    await turnOn(student, passwordOf('student'), server.clock.now());
    expect((await signIn(device)).who.username).toBe(logins.student);
  });

  it('passkey sign-in: rejects a blocked account, and states whether a new password lifts the block', async () => {
    const device = await studentsDevice();
    for (const [block, reason] of [
      ['for-good', 'account-blocked'],
      ['restorable', 'account-restorable'],
    ] as const) {
      await server.db.update(users).set({ block }).where(eq(users.username, logins.student));
      await expect(signIn(device)).rejects.toMatchObject({ status: 423, reason });
    }
  });

  it('passkey sign-in: works with devices that do not count signatures', async () => {
    const device = await studentsDevice(new Authenticator(server.url, { counts: false }));
    await signIn(device);
    expect((await signIn(device)).who.username).toBe(logins.student);
  });

  it('passkey sign-in: is bound to the address of the portal', async () => {
    const device = new Authenticator('https://portal.example');
    const behind = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' };
    await deviceOf(await server.client('student', behind), passwordOf('student'), device);
    expect((await signIn(device, {}, behind)).who.username).toBe(logins.student);
    await expect(signIn(device)).rejects.toMatchObject(refused);
  });

  it('passkey sign-in: does not affect sign-in with a password', async () => {
    await studentsDevice();
    expect((await server.client('student')).cookie()).not.toBe('');
  });
});

describe('rejected passkey sign-in', () => {
  it.each<[string, Parameters<Authenticator['sign']>[1]]>([
    ['on the page of another site', { origin: 'https://evil.example' }],
    ['with what was signed for another site', { rpId: 'evil.example' }],
    ['with a device that was not unlocked', { isLocked: true }],
    ['with an unknown challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['as another user', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with what makes a passkey', { type: 'webauthn.create' }],
  ])('passkey sign-in: rejects a user %s', async (_what, otherwise) => {
    const device = await studentsDevice();
    await expect(signIn(device, otherwise)).rejects.toMatchObject(refused);
    // The failure was not caused by the passkey.
    await signIn(device);
  });

  it('passkey sign-in: rejects an unknown or removed passkey', async () => {
    const student = await server.client('student');
    const device = await deviceOf(student, passwordOf('student'));
    const [passkey] = await student.call(calls.list, {});
    await student.call(calls.remove, { params: { id: String(passkey?.id) } });
    await expect(signIn(device)).rejects.toMatchObject(refused);
    const failures = await server.db.select().from(audit).where(eq(audit.action, 'sign-in.failed'));
    expect(failures.at(-1)).toMatchObject({ userId: null, details: { by: 'passkey' } });
  });

  it('passkey sign-in: rejects a replay, even in concurrent requests', async () => {
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

  it('passkey sign-in: rejects a device whose counter decreases, which indicates a copy', async () => {
    const device = await studentsDevice();
    await signIn(device);
    await signIn(device);
    device.counter -= 1;
    await expect(signIn(device)).rejects.toMatchObject(refused);
    device.counter += 1;
    await signIn(device);
  });

  it('passkey sign-in: rejects challenges older than five minutes, which are deleted', async () => {
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

  it('passkey sign-in: rejects a challenge for adding a passkey', async () => {
    const student = await server.client('student');
    const device = await deviceOf(student, passwordOf('student'));
    const { challenge } = await student.call(calls.addOptions, { body: { password: passwordOf('student') } });
    await expect(signIn(device, { challenge })).rejects.toMatchObject(refused);
  });

  it('passkey sign-in: rejects malformed input and stores nothing', async () => {
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

it('passkey sign-in: limits the number of challenges', async () => {
  const now = server.clock.now();
  const attempt = { username: 'passkey challenges', client: '127.0.0.1', count: 1000, since: now };
  await server.db.insert(signInFailures).values(attempt);
  const visitor = await server.client();
  await expect(visitor.call(signing.signInOptions, {})).rejects.toMatchObject({
    status: 429,
    reason: 'blocked',
  });
});

it('second factor: an administrator’s reset removes the user’s passkeys too', async () => {
  const device = await studentsDevice();
  const [account] = await server.db.select().from(users).where(eq(users.username, logins.student));
  const admin = await server.client('admin');
  await admin.call(accounts.resetSecondFactor, { params: { id: String(account?.id) } });
  await expect(signIn(device)).rejects.toMatchObject(refused);
});

describe('required second factor for administrators', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ settings: { secondFactorFor: ['admin'] } });
  });
  afterAll(() => strict.close());

  it('passkey sign-in: a passkey satisfies the requirement, ends sessions without it, and disables password-only sign-in', async () => {
    const who: Who = 'admin';
    const [here, there] = [await strict.client(who), await strict.client(who)];
    const device = await deviceOf(here, passwordOf(who), new Authenticator(strict.url));
    expect((await here.fetch('/api/v1/admin/students')).status).toBe(200);
    expect((await there.fetch('/api/v1/personal-information')).status).toBe(403);
    const body = { username: logins.admin, password: passwordOf(who) };
    const visitor = await strict.client();
    for (const attempt of [body, { ...body, secondFactor: '123456' }])
      await expect(visitor.call(auth.login, { body: attempt })).rejects.toMatchObject({ status: 401 });
    const options = await visitor.call(signing.signInOptions, {});
    const answer = await visitor.call(signing.signIn, { body: { credential: device.sign(options) } });
    expect(answer).not.toHaveProperty('mustSetSecondFactor');
    expect((await visitor.fetch('/api/v1/admin/students')).status).toBe(200);
    // A second passkey does not end sessions: they were all opened with the first.
    await deviceOf(here, passwordOf(who), new Authenticator(strict.url));
    expect(await visitor.call(session.refresh, {})).toMatchObject({ username: logins.admin });
  });
});
