import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as recovery from '@semestr/api/recovery';
import * as calls from '@semestr/api/second-factor';
import * as session from '@semestr/api/session';
import * as support from '@semestr/api/support';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, messagesTo, type Person } from '../../../test/people.ts';
import { type App, turnOn } from '../../../test/second-factor.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { signInFailures, users } from '../../db/tables/users.ts';

let server: TestServer;
let person: Person;
let app: App;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  person = await makePerson(server.db, 'student', server.clock.now());
  app = await turnOn(await signedIn(), person.password, server.clock.now());
  server.clock.forward(1);
});

async function signedIn() {
  const visitor = await server.client();
  await visitor.call(auth.login, { body: { username: person.username, password: person.password } });
  return visitor;
}
const code = () => app.code(server.clock.now());
const trySignIn = (body: object, address = '203.0.113.7') =>
  server.fetch(auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username: person.username, password: person.password, ...body }),
  });
/** Returns status, body and cookies of a sign-in. */
const answerTo = async (body: object, address?: string) => {
  const response = await trySignIn(body, address);
  return [response.status, await response.text(), response.headers.getSetCookie().length];
};
const needed = [401, '{"reason":"second-factor-needed"}', 0];
const wrong = [401, '{"reason":"second-factor-wrong"}', 0];
const failed = [401, '', 0];

describe('account without a second factor', () => {
  const plain = { username: logins.teacher, password: passwordOf('teacher') };

  it('second factor: an account without it signs in as before, whatever the new field contains', async () => {
    const response = await trySignIn(plain);
    expect(response.status).toBe(200);
    const who: unknown = await response.json();
    expect(who).toMatchObject({ username: 'teacher' });
    expect(who).not.toHaveProperty('mustSetSecondFactor');
    for (const secondFactor of ['000000', null])
      expect((await trySignIn({ ...plain, secondFactor })).status).toBe(200);
  });

  it('second factor: a wrong password of an account without it gets an empty body, as before', async () => {
    expect(await answerTo({ ...plain, password: 'Wrong-2026!' })).toEqual(failed);
    expect(await answerTo({ ...plain, password: 'Wrong-2026!', secondFactor: '000000' })).toEqual(failed);
  });
});

describe('account with a second factor', () => {
  it('second factor: is requested only after the correct password', async () => {
    expect(await answerTo({})).toEqual(needed);
    expect(await answerTo({ secondFactor: null })).toEqual(needed);
    const unknown = { password: 'Wrong-2026!' };
    expect(await answerTo(unknown)).toEqual(failed);
    expect(await answerTo({ ...unknown, secondFactor: code() })).toEqual(failed);
    expect(await answerTo({ ...unknown, secondFactor: app.recoveryCodes[0] })).toEqual(failed);
    // The previous attempts consumed neither code.
    expect(await answerTo({ secondFactor: code() })).toEqual([200, expect.any(String), 1]);
    const visitor = await server.client();
    const body = { username: person.username, password: person.password };
    await expect(visitor.call(auth.login, { body })).rejects.toMatchObject({
      reason: 'second-factor-needed',
    });
  });

  it('second factor: a code of the app works once', async () => {
    expect((await trySignIn({ secondFactor: ` ${code().slice(0, 3)} ${code().slice(3)} ` })).status).toBe(
      200,
    );
    expect(await answerTo({ secondFactor: code() })).toEqual(wrong);
    server.clock.forward(0.5);
    expect((await trySignIn({ secondFactor: code() })).status).toBe(200);
  });

  it('second factor: rejects the code with which it was turned on', async () => {
    server.clock.set(NOW);
    expect(await answerTo({ secondFactor: code() })).toEqual(wrong);
  });

  it('second factor: a recovery code works once, and the user is notified of how many are left', async () => {
    const secondFactor = app.recoveryCodes[4]?.toUpperCase().replace('-', ' ');
    expect((await trySignIn({ secondFactor })).status).toBe(200);
    expect(await answerTo({ secondFactor })).toEqual(wrong);
    const mails = await messagesTo(server.db, person);
    expect(mails.at(-1)?.text).toContain('Осталось кодов: 9');
  });

  it.each<[string, () => string | undefined]>([
    ['code of the app', code],
    ['recovery code', () => app.recoveryCodes[0]],
  ])(
    'second factor: of many concurrent sign-ins with the same %s, one succeeds',
    async (_kind, secondFactor) => {
      const credentials = { secondFactor: secondFactor() };
      const answers = await Promise.all(Array.from({ length: 8 }, () => trySignIn(credentials)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 401),
      ]);
    },
  );

  it('second factor: stays on after a password recovery', async () => {
    const admin = await server.client('admin');
    const [account] = await server.db.select().from(users).where(eq(users.username, person.username));
    const params = { id: String(account?.id) };
    const { link } = await admin.call(accounts.passwordLink, { params });
    const password = 'Zebra-Kite-7';
    const hash = new URL(link).searchParams.get('h') ?? '';
    const birthDate = person.birthDate ?? '';
    await (await server.client()).call(recovery.setPasswordByLink, { body: { hash, birthDate, password } });
    expect(await answerTo({ password })).toEqual(needed);
    expect((await trySignIn({ password, secondFactor: code() })).status).toBe(200);
  });

  it('second factor: is required wherever username and password are', async () => {
    const visitor = await server.client();
    const body = { login: person.username, password: person.password };
    await expect(visitor.call(support.autocomplete, { body })).rejects.toMatchObject({
      status: 401,
      reason: 'second-factor-needed',
    });
    const whole = { ...body, secondFactor: code() };
    expect(await visitor.call(support.autocomplete, { body: whole })).toMatchObject({ email: person.email });
  });
});

describe('guessing', () => {
  it('second factor: counts wrong passwords and wrong codes together', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await answerTo({ password: 'Wrong-2026!' })).toEqual(failed);
      expect(await answerTo({ secondFactor: '000000' })).toEqual(wrong);
    }
    expect((await trySignIn({ secondFactor: code() })).status).toBe(429);
    expect((await trySignIn({})).status).toBe(429);
  });

  it('second factor: a correct password without a code neither resets the count nor uses an attempt', async () => {
    for (let time = 0; time < 12; time += 1) expect(await answerTo({})).toEqual(needed);
    for (let time = 0; time < 9; time += 1) {
      expect(await answerTo({ password: 'Wrong-2026!' })).toEqual(failed);
      expect(await answerTo({})).toEqual(needed);
    }
    expect(await answerTo({ password: 'Wrong-2026!' })).toEqual(failed);
    expect((await trySignIn({})).status).toBe(429);
  });

  it('second factor: codes from many addresses lock the account, notify the user once, and later sign-in works', async () => {
    for (let time = 0; time < 10; time += 1)
      expect(await answerTo({ secondFactor: '000000' }, `203.0.113.${time}`)).toEqual(wrong);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_one, index) => trySignIn({ secondFactor: code() }, `198.51.100.${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    const messages = (await messagesTo(server.db, person)).filter(({ text }) =>
      text?.includes('неверно ввёл'),
    );
    expect(messages.map(({ channel }) => channel)).toEqual(['sms', 'email']);
    // A caller without the password learns nothing about the second factor.
    expect(await answerTo({ password: 'Wrong-2026!', secondFactor: code() }, '198.51.100.9')).toEqual(failed);
    server.clock.forward(15);
    expect((await trySignIn({ secondFactor: code() }, '198.51.100.9')).status).toBe(200);
  });

  it('second factor: failures are logged', async () => {
    await trySignIn({ secondFactor: '000000' });
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({ action: 'second-factor.failed', client: '203.0.113.7' });
  });
});

describe('administrator', () => {
  async function paramsOf(username: string) {
    const [account] = await server.db.select().from(users).where(eq(users.username, username));
    return { id: String(account?.id) };
  }

  it('second factor: an administrator can reset another user’s, who is notified, but not their own', async () => {
    const admin = await server.client('admin');
    const params = await paramsOf(person.username);
    await admin.call(accounts.resetSecondFactor, { params });
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({ action: 'account.reset-second-factor', subject: `users/${params.id}` });
    expect((await messagesTo(server.db, person)).at(-1)?.text).toContain('Администратор отключил');
    expect((await trySignIn({})).status).toBe(200);
    await expect(
      admin.call(accounts.resetSecondFactor, { params: await paramsOf('admin') }),
    ).rejects.toMatchObject({ status: 409, reason: 'second-factor-own' });
    await expect(admin.call(accounts.resetSecondFactor, { params: { id: '1' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('second factor: an administrator restores the attempts at codes', async () => {
    for (let time = 0; time < 11; time += 1) await trySignIn({ secondFactor: '000000' }, `203.0.113.${time}`);
    expect((await trySignIn({ secondFactor: code() }, '198.51.100.1')).status).toBe(429);
    const admin = await server.client('admin');
    await admin.call(accounts.unban, { params: await paramsOf(person.username) });
    expect((await trySignIn({ secondFactor: code() }, '198.51.100.1')).status).toBe(200);
  });
});

describe('required second factor for administrators', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ settings: { secondFactorFor: ['admin'] } });
  });
  afterAll(() => strict.close());
  beforeEach(() => strict.db.delete(signInFailures));

  const password = passwordOf('admin');
  const body = { username: logins.admin, password };

  it('second factor: an administrator without a required one must set it up first', async () => {
    const admin = await strict.client();
    expect(await admin.call(auth.login, { body })).toMatchObject({ mustSetSecondFactor: true });
    expect(await admin.call(session.refresh, {})).toMatchObject({ mustSetSecondFactor: true });
    const refused = await admin.fetch('/api/v1/admin/students');
    expect([refused.status, await refused.text()]).toEqual([403, '{"reason":"second-factor-required"}']);
    const reset = admin.call(accounts.resetSecondFactor, { params: { id: '1' } });
    await expect(reset).rejects.toMatchObject({ status: 403, reason: 'second-factor-required' });
    expect(await admin.call(calls.state, {})).toMatchObject({ isOn: false, isRequired: true });
    const { code: codeAt } = await turnOn(admin, password, strict.clock.now());
    expect((await admin.fetch('/api/v1/admin/students')).status).toBe(200);
    expect(await admin.call(session.refresh, {})).not.toHaveProperty('mustSetSecondFactor');
    // After turning it off it is required again.
    await admin.call(calls.turnOff, { body: { password } });
    expect((await admin.fetch('/api/v1/admin/students')).status).toBe(403);
    await admin.call(session.logout, {});
    expect(codeAt(strict.clock.now())).toMatch(/^\d{6}$/);
  });

  it('second factor: is not required of other roles', async () => {
    const student = await strict.client();
    const who = await student.call(auth.login, {
      body: { username: logins.student, password: passwordOf('student') },
    });
    expect(who).not.toHaveProperty('mustSetSecondFactor');
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(200);
    const refused = await student.fetch('/api/v1/admin/students');
    expect([refused.status, await refused.text()]).toEqual([403, '']);
  });
});
