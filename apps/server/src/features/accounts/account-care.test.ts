import * as calls from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as recovery from '@semestr/api/recovery';
import { audit as auditCalls } from '@semestr/api/audit';
import { outbox as outboxCalls } from '@semestr/api/notifications';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { employees } from '../../db/tables/employees.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { contacts, sessions, users } from '../../db/tables/users.ts';
import { makePerson } from '../../../test/people.ts';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const PASSWORD = 'Zebra-Kite-7';
let count = 0;
/** Returns an unused username. */
const newLogin = (): string => `fresh.${(count += 1)}`;
const params = ({ id }: { id: number }) => ({ id: String(id) });
const fault = (field: string, reason: string) => ({ status: 400, fields: [{ field, reason }] });

/** Creates an employee without an account. */
async function someEmployee(email: string | null = null): Promise<number> {
  const login = newLogin();
  const name = { lastName: 'Новая', firstName: 'Анна', middleName: null };
  const [inserted] = await server.db
    .insert(employees)
    .values({ ...name, degree: '', degreeAbbrev: '', urlId: login, email })
    .returning();
  return inserted?.id ?? 0;
}
const makeAdmin = (more: object = {}) =>
  admin.call(calls.create, {
    body: { username: newLogin(), role: 'admin', fio: 'Анна Сергеевна Лис', ...more },
  });
const makeEmployee = async (more: object = {}) =>
  admin.call(calls.create, {
    body: { username: newLogin(), role: 'employee', employeeId: await someEmployee(), ...more },
  });
const accountOf = async (username: string) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  if (!account) throw new Error(`There is no account ${username}`);
  return account;
};
const newest = async () => (await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];
const hashIn = (link: string): string => new URL(link).searchParams.get('h') ?? '';
const setPassword = async (
  hash: string,
  proof: { login?: string; birthDate?: string },
  password = PASSWORD,
) => (await server.client()).call(recovery.setPasswordByLink, { body: { hash, password, ...proof } });
async function signedIn(username: string, password = PASSWORD): Promise<Visitor> {
  const visitor = await server.client();
  await visitor.call(auth.login, { body: { username, password } });
  return visitor;
}
/** Sets an account's password and signs in. */
async function withPassword(account: { id: number; username: string }): Promise<Visitor> {
  const { link } = await admin.call(calls.passwordLink, { params: params(account) });
  await setPassword(hashIn(link), { login: account.username });
  return signedIn(account.username);
}
const change = (account: { id: number; version: number; username: string }, more: object) =>
  admin.call(calls.update, {
    params: params(account),
    body: { username: account.username, role: 'admin', version: account.version, ...more },
  });

describe('new account', () => {
  it('accounts: creates an administrator without a password', async () => {
    const created = await makeAdmin();
    expect(created).toMatchObject({
      role: 'admin',
      fio: 'Анна Сергеевна Лис',
      employeeId: null,
      studentId: null,
      block: null,
      version: 1,
      createdAt: new Date(NOW).toISOString(),
    });
    expect(await accountOf(created.username)).toMatchObject({ passwordHash: null });
    expect(await newest()).toMatchObject({
      action: 'users.create',
      subject: `users/${created.id}`,
      details: { username: created.username, role: 'admin', fio: 'Анна Сергеевна Лис' },
    });
    expect(await admin.call(calls.users.one, { params: params(created) })).toEqual(created);
  });

  it('accounts: a new account of an employee has the employee’s name', async () => {
    const employeeId = await someEmployee();
    const created = await makeEmployee({ employeeId });
    expect(created).toMatchObject({ role: 'employee', employeeId, fio: null });
  });

  it('accounts: the e-mail of a new account is unconfirmed', async () => {
    const { id } = await makeAdmin({ email: 'anna.lis@example.com' });
    expect(await server.db.select().from(contacts).where(eq(contacts.userId, id))).toMatchObject([
      { type: 6, value: 'anna.lis@example.com', isConfirmed: false },
    ]);
  });

  it('accounts: a repeated request creates only one account', async () => {
    const username = newLogin();
    const send = async () => {
      const response = await admin.fetch('/api/v1/admin/users', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-account-1' },
        body: JSON.stringify({ username, role: 'admin', fio: 'Анна Лис' }),
      });
      return response.json();
    };
    const first: unknown = await send();
    expect(await send()).toEqual(first);
  });

  it('accounts: a new account requires a free username and an employee without an account', async () => {
    const before = await server.db.$count(users);
    const employeeId = await someEmployee();
    const { employeeId: busy } = await accountOf(logins.teacher);
    await expect(makeAdmin({ username: logins.student })).rejects.toMatchObject(fault('username', 'taken'));
    await expect(makeEmployee({ employeeId: busy })).rejects.toMatchObject(fault('employeeId', 'taken'));
    await expect(makeEmployee({ employeeId: 2_000_000_000 })).rejects.toMatchObject(
      fault('employeeId', 'unknown'),
    );
    await expect(makeEmployee({ employeeId: null })).rejects.toMatchObject(fault('employeeId', 'required'));
    await expect(makeEmployee({ fio: 'Анна Лис' })).rejects.toMatchObject(fault('fio', 'format'));
    await expect(makeAdmin({ fio: ' ' })).rejects.toMatchObject(fault('fio', 'required'));
    await expect(makeAdmin({ employeeId })).rejects.toMatchObject(fault('employeeId', 'format'));
    expect(await server.db.$count(users)).toBe(before);
  });
});

describe('changed account', () => {
  it('accounts: changes username and name and notifies the user', async () => {
    const created = await makeAdmin();
    const visitor = await withPassword(created);
    const username = newLogin();
    const changed = await change({ ...created, username }, { fio: 'Анна Сергеевна Волк' });
    expect(changed).toMatchObject({ username, fio: 'Анна Сергеевна Волк', version: 2 });
    expect((await newest())?.details).toEqual({
      username: { from: created.username, to: username },
      fio: { from: 'Анна Сергеевна Лис', to: 'Анна Сергеевна Волк' },
    });
    // The session stays valid: its rights have not changed.
    expect((await visitor.fetch('/api/v1/admin/students')).status).toBe(200);
    const notices = await server.db.select().from(notifications).where(eq(notifications.userId, created.id));
    expect(notices.map(({ message }) => message)).toContainEqual(expect.stringContaining(username));
    await signedIn(username);
    await expect(signedIn(created.username)).rejects.toMatchObject({ status: 401 });
    await expect(change(created, { fio: 'Анна Лис' })).rejects.toMatchObject({
      status: 409,
      reason: 'record-stale',
    });
  });

  it('accounts: a change to administrator and back ends the sessions and notifies the user', async () => {
    const employeeId = await someEmployee();
    const created = await makeEmployee({ employeeId });
    const before = await withPassword(created);
    const up = await change(created, { fio: 'Анна Лис' });
    expect(up).toMatchObject({ role: 'admin', employeeId: null, fio: 'Анна Лис' });
    expect((await before.fetch('/api/v1/personal-information')).status).toBe(403);
    expect((await newest())?.details).toEqual({
      role: { from: 'employee', to: 'admin' },
      employeeId: { from: employeeId, to: null },
      fio: { from: null, to: 'Анна Лис' },
    });
    const asAdmin = await signedIn(created.username);
    const student = await accountOf(logins.student);
    const acting = await asAdmin.fetch('/api/v1/admin/students');
    expect(acting.status).toBe(200);
    // An impersonation session ends too.
    await server.db.insert(sessions).values({
      tokenHash: 'acting',
      userId: student.id,
      isRemembered: false,
      createdAt: new Date(NOW),
      seenAt: new Date(NOW),
      adminId: created.id,
    });
    await change(up, { role: 'employee', employeeId });
    expect((await asAdmin.fetch('/api/v1/admin/students')).status).toBe(403);
    expect(await server.db.$count(sessions, eq(sessions.tokenHash, 'acting'))).toBe(0);
    const notices = await server.db.select().from(notifications).where(eq(notifications.userId, created.id));
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringContaining('сделал вас администратором'),
      expect.stringContaining('аккаунт сотрудника'),
    ]);
  });

  it('accounts: reverts a change from the audit log', async () => {
    const employeeId = await someEmployee();
    const created = await makeEmployee({ employeeId });
    await change(created, { fio: 'Анна Лис' });
    const entry = await newest();
    const asAdmin = await withPassword(created);
    await admin.call(auditCalls.undo, { params: params({ id: entry?.id ?? 0 }) });
    expect(await accountOf(created.username)).toMatchObject({ role: 'employee', employeeId, fio: null });
    expect((await asAdmin.fetch('/api/v1/admin/students')).status).toBe(403);
  });

  it('accounts: rejects changing the caller’s own role, and invalid combinations', async () => {
    const own = await accountOf(logins.admin);
    const employeeId = await someEmployee();
    await expect(change(own, { role: 'employee', employeeId })).rejects.toMatchObject({
      status: 409,
      reason: 'role-own',
    });
    expect(await change(own, { fio: own.fio })).toMatchObject({ role: 'admin', version: own.version + 1 });
    const other = await makeAdmin();
    await expect(change(other, { role: 'employee' })).rejects.toMatchObject(fault('employeeId', 'required'));
    await expect(change(other, {})).rejects.toMatchObject(fault('fio', 'required'));
    await expect(change(other, { username: logins.teacher, fio: 'А' })).rejects.toMatchObject(
      fault('username', 'taken'),
    );
    await expect(change({ ...other, id: 1 }, { fio: 'А' })).rejects.toMatchObject({ status: 404 });
  });

  it('accounts: rejects a student’s account, which changes with the student', async () => {
    const student = await accountOf(logins.student);
    await expect(change(student, { fio: 'Анна Лис' })).rejects.toMatchObject({
      status: 409,
      reason: 'account-of-student',
    });
    expect(await accountOf(logins.student)).toEqual(student);
  });

  it('accounts: rejects changes by other roles, including to their own account', async () => {
    const teacher = await server.client('teacher');
    const { id, version, username } = await accountOf(logins.teacher);
    const body = { username, role: 'admin', fio: 'Я сам', version };
    const answers = [
      await teacher.fetch(`/api/v1/admin/users/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      await teacher.fetch('/api/v1/admin/users', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, username: newLogin() }),
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await accountOf(logins.teacher)).toMatchObject({ role: 'employee', version });
  });
});

describe('first password of a new account', () => {
  const inOutbox = async () => (await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
  /** Finds the link in a pending message; only the recipient sees it. */
  const linkIn = (text: string | null | undefined): string => /https?:\S+/.exec(text ?? '')?.[0] ?? '';

  it.each(['employee', 'admin'] as const)('first password: a mailed link sets it for an %s', async (role) => {
    const email = `${newLogin()}@example.com`;
    const created = role === 'admin' ? await makeAdmin({ email }) : await makeEmployee({ email });
    await expect(signedIn(created.username)).rejects.toMatchObject({ status: 401 });
    const sent = await admin.call(calls.sendPasswordLink, { params: params(created) });
    expect(sent).toEqual({ email, expiresAt: '2026-11-23T09:58:00.000Z' });
    const message = await inOutbox();
    const link = linkIn(message?.text);
    expect(message).toMatchObject({ recipient: email, isSecret: true, expiresAt: new Date(sent.expiresAt) });
    expect(new URL(link).searchParams.get('by')).toBe('login');

    // An administrator sees everything but the link.
    const one = await admin.call(outboxCalls.one, { params: params({ id: message?.id ?? 0 }) });
    expect(one).toMatchObject({ recipient: email, text: null });
    expect(JSON.stringify(await server.db.select().from(audit))).not.toContain(hashIn(link));
    expect(await newest()).toMatchObject({
      action: 'account.send-password-link',
      subject: `users/${created.id}`,
    });

    await expect(setPassword(hashIn(link), { login: created.username }, 'password')).rejects.toMatchObject({
      status: 400,
    });
    await setPassword(hashIn(link), { login: created.username });
    const visitor = await signedIn(created.username);
    expect((await visitor.fetch('/api/v1/admin/users')).status).toBe(role === 'admin' ? 200 : 403);
    await expect(setPassword(hashIn(link), { login: created.username })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('first password: requires the username, and five wrong ones invalidate the link', async () => {
    const created = await makeAdmin();
    const { link } = await admin.call(calls.passwordLink, { params: params(created) });
    const hash = hashIn(link);
    await expect(setPassword(hash, {})).rejects.toMatchObject(fault('birthDate', 'required'));
    for (const wrong of ['a', 'b', 'c', 'd'])
      await expect(setPassword(hash, { login: wrong })).rejects.toMatchObject({ status: 409 });
    await expect(setPassword(hash, { birthDate: '2007-01-01' })).rejects.toMatchObject({ status: 409 });
    await expect(setPassword(hash, { login: created.username })).rejects.toMatchObject({ status: 410 });
  });

  it('first password: requires only the birth date of a student', async () => {
    const student = await makePerson(server.db, 'student', new Date(NOW));
    const { link } = await admin.call(calls.passwordLink, {
      params: params(await accountOf(student.username)),
    });
    expect(new URL(link).searchParams.has('by')).toBe(false);
    await expect(setPassword(hashIn(link), { login: student.username })).rejects.toMatchObject({
      status: 409,
    });
    await setPassword(hashIn(link), { birthDate: student.birthDate ?? '' });
  });

  it('first password: sends the link to the university’s address of an employee without a contact', async () => {
    const email = 'known@example.com';
    const created = await makeEmployee({ employeeId: await someEmployee(email) });
    expect(await admin.call(calls.sendPasswordLink, { params: params(created) })).toMatchObject({ email });
  });

  it('first password: rejects an unknown address, and an unconfirmed one once a password is set', async () => {
    const refused = { status: 409, reason: 'email-unknown' };
    const bare = await makeAdmin();
    await expect(admin.call(calls.sendPasswordLink, { params: params(bare) })).rejects.toMatchObject(refused);
    const created = await makeAdmin({ email: 'anybody@example.com' });
    await withPassword(created);
    await expect(admin.call(calls.sendPasswordLink, { params: params(created) })).rejects.toMatchObject(
      refused,
    );
    await server.db.update(contacts).set({ isConfirmed: true }).where(eq(contacts.userId, created.id));
    const before = await server.db.$count(outbox, eq(outbox.recipient, 'anybody@example.com'));
    await admin.call(calls.sendPasswordLink, { params: params(created) });
    // The link, and a warning in case the recipient did not request it.
    expect(await server.db.$count(outbox, eq(outbox.recipient, 'anybody@example.com'))).toBe(before + 2);
  });

  it('first password: rejects a link for the caller’s own or a missing account', async () => {
    const own = await accountOf(logins.admin);
    await expect(admin.call(calls.sendPasswordLink, { params: params(own) })).rejects.toMatchObject({
      status: 409,
      reason: 'link-own',
    });
    await expect(admin.call(calls.sendPasswordLink, { params: { id: '1' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
