import * as auth from '@semestr/api/auth';
import * as notifications from '@semestr/api/notifications';
import * as calls from '@semestr/api/recovery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastCode, otherThan } from '../../../test/outbox.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { codes, passwordLinks } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, signInFailures, users } from '../../db/tables/users.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';
import { tokenHash } from '../../domain/tokens.ts';

let server: TestServer;
let visitor: Visitor;
let email: string;
let hashes: { id: number; passwordHash: string | null }[];
const login = logins.student;
const password = 'Zebra-Kite-7';

beforeAll(async () => {
  server = await startTestServer();
  const [row] = await server.db
    .select({ value: contacts.value })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(eq(users.username, login))
    .orderBy(contacts.type)
    .offset(1);
  email = row?.value ?? '';
  hashes = await server.db.select({ id: users.id, passwordHash: users.passwordHash }).from(users);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of [codes, attempts, outbox, signInFailures, passwordLinks]) await server.db.delete(table);
  for (const { id, passwordHash } of hashes.filter((one) => one.passwordHash))
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, id));
  visitor = await server.client();
});

const refused = (status: number, reason?: string) => ({ status, ...(reason && { reason }) });
const inAnHour = () => new Date(server.clock.now().getTime() + 3_600_000).toISOString();
/** Creates a visitor at another address. */
const from = (address: string) => server.client(undefined, { 'x-forwarded-for': address });
const send = (who = visitor) => who.call(calls.sendCode, { body: { login, contactValue: email } });
const set = (confirmCode: string, who = visitor, wanted = password) =>
  who.call(calls.setPassword, { body: { login, contactValue: email, confirmCode, password: wanted } });
const signIn = async (wanted: string) => {
  const body = { username: login, password: wanted };
  return (await server.client()).call(auth.login, { body });
};

describe('account lookup', () => {
  it('recovery lookup: shows only masked contacts, the phone with its operator, the e-mail with two letters', async () => {
    const found = await visitor.call(calls.maskedContacts, { query: { login } });
    expect(found).toMatchObject({ employee: false, remainingAttempts: 5 });
    expect(
      found.contacts.map(({ contactTypeId, contactValue, name }) => [contactTypeId, contactValue, name]),
    ).toEqual([
      [4, expect.stringMatching(/^\+375\d\d\*{7}$/), 'Телефон'],
      [6, `${email.slice(0, 2)}*******@example.by`, 'E-mail'],
    ]);
  });

  it('recovery lookup: does not show unconfirmed contacts', async () => {
    const found = await visitor.call(calls.maskedContacts, { query: { login: logins.unconfirmed } });
    expect(found.contacts).toEqual([]);
  });

  it('recovery lookup: finds employees', async () => {
    expect(await visitor.call(calls.isEmployee, { query: { login: 'teacher' } })).toBe(true);
    expect(await visitor.call(calls.isEmployee, { query: { login } })).toBe(false);
  });

  it('recovery lookup: an unknown username returns 404', async () => {
    for (const call of [calls.isEmployee, calls.maskedContacts])
      await expect(visitor.call(call, { query: { login: 'nobody' } })).rejects.toMatchObject(
        refused(404, 'account-not-found'),
      );
  });
});

describe('hidden part of a contact', () => {
  it('recovery contacts: a correct contact returns only that contact, in any notation', async () => {
    const body = { login, contactValue: ` ${email} ` };
    const found = await visitor.call(calls.proveContact, { body });
    expect(found.contacts.map(({ contactTypeId }) => contactTypeId)).toEqual([6]);
    expect(found.remainingAttempts).toBe(5);
  });

  it.each([
    ['with capitals', (text: string) => text.toUpperCase()],
    ['with direction marks', (text: string) => `\u202a${text}\u202c`],
    ['with spaces around it', (text: string) => `\u00a0${text} `],
  ])('recovery contacts: accepts a correct one written %s', async (_how, written) => {
    const proven = await visitor.call(calls.proveContact, { body: { login, contactValue: written(email) } });
    expect(proven).toMatchObject({ remainingAttempts: 5 });
  });

  it('recovery contacts: a wrong contact uses an attempt, the fifth locks for an hour', async () => {
    const guess = () =>
      visitor.call(calls.proveContact, { body: { login, contactValue: 'guess@example.by' } });
    for (let tries = 0; tries < 4; tries += 1)
      await expect(guess()).rejects.toMatchObject(refused(404, 'contact-wrong'));
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    await expect(guess()).rejects.toMatchObject({ ...refused(429, 'blocked'), until });
    await expect(send()).rejects.toMatchObject({ ...refused(429, 'blocked'), until });
    await expect(visitor.call(calls.maskedContacts, { query: { login } })).rejects.toMatchObject({ until });
    // Neither the password nor the user at another address is locked.
    await send(await from('203.0.113.9'));
    await signIn(passwordOf('student'));
    const owner = await server.client('student');
    const { notifications: messages } = await owner.call(notifications.list, { query: {} });
    expect(messages[0]).toMatchObject({
      type: 'FAILURE',
      message: expect.stringContaining('восстановлении') as string,
    });
  });
});

describe('new password', () => {
  it('recovery password: is set with the code, ends every session, and signs in', async () => {
    const student = await server.client('student');
    const sent = await send();
    expect(sent).toEqual({
      codeExpirationTime: new Date(server.clock.now().getTime() + 90_000).toISOString(),
      remainingAttempts: 4,
    });
    await set(await lastCode(server.db, email));
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
    await signIn(password);
    await expect(signIn(passwordOf('student'))).rejects.toMatchObject(refused(401));
  });

  it('recovery password: rejects a wrong, used or expired code', async () => {
    await send();
    const code = await lastCode(server.db, email);
    await expect(set(otherThan(code))).rejects.toMatchObject(refused(409, 'code-wrong'));
    server.clock.forward(1.5);
    await expect(set(code)).rejects.toMatchObject(refused(410, 'code-expired'));
    await send();
    const next = await lastCode(server.db, email);
    await set(next);
    await expect(set(next)).rejects.toMatchObject(refused(410));
  });

  it('recovery password: sends no second code while one is pending', async () => {
    await send();
    await expect(send()).rejects.toMatchObject(refused(409, 'code-pending'));
    expect(await server.db.$count(outbox)).toBe(1);
  });

  it('recovery password: locks after all attempts, and then rejects the correct code', async () => {
    await send();
    const code = await lastCode(server.db, email);
    for (let tries = 0; tries < 3; tries += 1)
      await expect(set(otherThan(code))).rejects.toMatchObject(refused(409));
    await expect(set(otherThan(code))).rejects.toMatchObject(refused(429, 'blocked'));
    await expect(set(code)).rejects.toMatchObject(refused(429));
    server.clock.forward(61);
    await expect(set(code)).rejects.toMatchObject(refused(410));
  });

  it('REC-05 recovery password: an expired code uses an attempt, like a wrong one', async () => {
    await send();
    const code = await lastCode(server.db, email);
    server.clock.forward(1.5);
    for (const attemptsLeft of [3, 2, 1]) {
      await expect(set(code)).rejects.toMatchObject(refused(410, 'code-expired'));
      const found = await visitor.call(calls.maskedContacts, { query: { login } });
      expect(found.remainingAttempts).toBe(attemptsLeft);
    }
    await expect(set(code)).rejects.toMatchObject({ ...refused(429, 'blocked'), until: inAnHour() });
  });

  it.each<[string, (code: string) => Promise<unknown>]>([
    ['is-employee', () => visitor.call(calls.isEmployee, { query: { login } })],
    ['masked-contacts', () => visitor.call(calls.maskedContacts, { query: { login } })],
    ['contact/exist', () => visitor.call(calls.proveContact, { body: { login, contactValue: email } })],
    ['password/reset', () => send()],
    ['password/new', (code) => set(code)],
  ])(
    'REC-06 recovery password: locks immediately when the code expires with one attempt left, as %s shows',
    async (_name, ask) => {
      await send();
      const code = await lastCode(server.db, email);
      for (let tries = 0; tries < 3; tries += 1)
        await expect(set(otherThan(code))).rejects.toMatchObject(refused(409));
      server.clock.forward(1.5);
      const shut = { ...refused(429, 'blocked'), until: inAnHour() };
      server.clock.forward(20);
      await expect(ask(code)).rejects.toMatchObject(shut);
      // The user, at another address, is not locked out.
      const owner = await from('203.0.113.9');
      expect(await owner.call(calls.maskedContacts, { query: { login } })).toMatchObject({
        remainingAttempts: 5,
      });
    },
  );

  it.each([
    ['common', 'Password-1'],
    ['common', 'Dr@g0nfly.1'],
    ['personal', `X-${login}-y`],
    ['personal', 'Anna-and-I7'],
  ])(
    'recovery password: %s, %s, is rejected with the field, and the code stays valid',
    async (reason, wanted) => {
      await send();
      const code = await lastCode(server.db, email);
      await expect(set(code, visitor, wanted)).rejects.toMatchObject({
        status: 400,
        fields: [{ field: 'password', reason }],
      });
      await set(code);
    },
  );
});

describe('link for a first password', () => {
  const token = 'a-token-of-22-letters';
  let birthDate: string;
  beforeEach(async () => {
    const [row] = await server.db
      .select({ userId: users.id, birthDate: students.birthDate })
      .from(users)
      .innerJoin(students, eq(students.id, users.studentId))
      .where(eq(users.username, login));
    birthDate = row?.birthDate ?? '';
    const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
    await server.db
      .insert(passwordLinks)
      .values({ tokenHash: tokenHash(token), userId: row?.userId ?? 0, expiresAt });
  });
  const open = (change: object = {}) =>
    visitor.call(calls.setPasswordByLink, {
      // The time sent by the client is ignored.
      body: { hash: token, birthDate, password, expiredTime: '4102444800000', ...change },
    });

  it('first password link: sets the password once, with the birth date', async () => {
    await open();
    await signIn(password);
    await expect(open()).rejects.toMatchObject(refused(404, 'new-password-not-created'));
  });

  it('first password link: expires by the server’s record', async () => {
    server.clock.forward(60);
    await expect(open()).rejects.toMatchObject(refused(410));
  });

  it('first password link: rejects a common password, and stays valid', async () => {
    await expect(open({ password: 'Butterfly_7' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'password', reason: 'common' }],
    });
    await open();
  });

  it('first password link: becomes void when another password is set', async () => {
    await send();
    await set(await lastCode(server.db, email));
    await expect(open({ password: 'Otter-Lamp-9' })).rejects.toMatchObject(refused(404));
    await signIn(password);
  });

  it('first password link: becomes void after five wrong birth dates', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await expect(open({ birthDate: '1990-01-01' })).rejects.toMatchObject(refused(409));
    await expect(open()).rejects.toMatchObject(refused(410));
    await signIn(passwordOf('student'));
  });
});
