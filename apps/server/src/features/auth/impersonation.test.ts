import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import * as contacts from '@semestr/api/contacts';
import * as impersonation from '@semestr/api/impersonation';
import * as notifications from '@semestr/api/notifications';
import * as password from '@semestr/api/password';
import * as photos from '@semestr/api/photos';
import * as profile from '@semestr/api/profile';
import * as session from '@semestr/api/session';
import * as study from '@semestr/api/study';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { users } from '../../db/tables/users.ts';
import { SIGNATURE } from '../../../test/calls/study.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const body = { studentCardNumber: logins.student, reason: 'Проверка зачётки' };
async function impersonating(): Promise<Visitor> {
  const admin = await server.client('admin');
  await admin.call(impersonation.start, { body });
  return admin;
}
const idOf = async (username: string) => {
  const [row] = await server.db.select().from(users).where(eq(users.username, username));
  return row?.id;
};

describe('impersonation', () => {
  it('impersonation: acts as the student in every call, and is marked as impersonation', async () => {
    const admin = await server.client('admin');
    const response = await admin.call(impersonation.start, { body });
    expect(response).toMatchObject({
      username: logins.student,
      authorities: [],
      impersonatedBy: { admin: 'Администратор портала', until: '2026-11-20T10:28:00.000Z' },
    });
    expect(await admin.call(session.refresh, {})).toEqual(response);
    expect((await admin.fetch('/api/v1/admin/students')).status).toBe(403);
  });

  it('impersonation: ends after half an hour regardless of activity', async () => {
    const admin = await impersonating();
    server.clock.forward(29);
    expect((await admin.fetch('/api/v1/personal-information')).status).toBe(200);
    server.clock.forward(2);
    expect((await admin.fetch('/api/v1/personal-information')).status).toBe(403);
  });

  it('impersonation: rejects changing contacts, password or photo, signing a contract and ending sessions', async () => {
    const admin = await impersonating();
    const { contactDtoList } = await admin.call(contacts.list, {});
    const id = contactDtoList[0]?.id ?? 0;
    const locked = [
      () => admin.call(contacts.change, { body: { id, contactValue: '+375291110000' } }),
      () => admin.call(contacts.sendCode, { body: id }),
      () => admin.call(contacts.confirm, { body: { contactId: id, code: '123456' } }),
      () => admin.call(password.change, { body: { password: 'x', newPassword: 'Zebra-Kite-7' } }),
      () => admin.call(session.endOthers, {}),
      () => admin.call(photos.change, { body: { photoBase64String: null } }),
      () => admin.call(study.sign, { body: { lmsApplicationId: 1, imageSignature: SIGNATURE } }),
    ];
    for (const one of locked)
      await expect(one()).rejects.toMatchObject({ status: 423, reason: 'in-person-only' });
  });

  it('impersonation: returns to the administrator with one cookie and a new token', async () => {
    const admin = await server.client('admin');
    const before = admin.cookie();
    await admin.call(impersonation.start, { body });
    const response = await admin.fetch(impersonation.finish.path, { method: 'POST' });
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(await response.json()).toMatchObject({ username: 'admin', authorities: ['ROLE_ADMIN'] });
    expect((await admin.fetch('/api/v1/admin/students')).status).toBe(200);
    expect(admin.cookie()).not.toBe(before);
    const old = await server.fetch('/api/v1/admin/students', { headers: { cookie: before } });
    expect(old.status).toBe(403);
    await expect(admin.call(impersonation.finish, {})).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    [true, / Max-Age=15552000;/],
    [false, /^(?!.*Max-Age)/],
  ])(
    'impersonation: ending it restores the administrator’s session (remembered: %s)',
    async (rememberDevice, kept) => {
      const admin = await server.client();
      await admin.call(auth.login, {
        body: { username: logins.admin, password: passwordOf('admin'), rememberDevice },
      });
      await admin.call(impersonation.start, { body });
      const response = await admin.fetch(impersonation.finish.path, { method: 'POST' });
      expect(response.headers.getSetCookie()[0]).toMatch(kept);
    },
  );

  it('impersonation: does not return to an expired session', async () => {
    const admin = await server.client('admin');
    const cookie = admin.cookie();
    await admin.call(impersonation.start, { body });
    await server.fetch('/api/v1/auth/logout', { method: 'POST', headers: { cookie } });
    expect((await admin.fetch('/api/v1/personal-information')).status).toBe(403);
  });

  it('impersonation: records every change in the transaction of the change', async () => {
    const admin = await impersonating();
    await server.db.delete(audit);
    await admin.call(notifications.setSettings, { body: await admin.call(notifications.settings, {}) });
    await admin.call(profile.personalInformation, {});
    await expect(admin.call(certificates.close, { query: { id: '1' } })).rejects.toMatchObject({
      status: 404,
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'x' };
    const order = { method: 'POST', headers, body: JSON.stringify(certificates.register.example.body) };
    for (let time = 0; time < 2; time += 1)
      expect((await admin.fetch(certificates.register.path, order)).status).toBe(200);
    const who = { userId: await idOf(logins.admin), asUserId: await idOf(logins.student) };
    const receipt = { ...who, action: 'impersonation.call', client: '127.0.0.1' };
    expect(await server.db.select().from(audit).orderBy(audit.id)).toMatchObject([
      { ...receipt, details: { call: `PUT ${notifications.setSettings.path}` } },
      { ...receipt, details: { call: `POST ${certificates.register.path}` } },
    ]);
  });

  it('impersonation: is logged with both users, and the student is notified and can look it up', async () => {
    await impersonating();
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'impersonation',
      userId: await idOf('admin'),
      asUserId: await idOf(logins.student),
      details: { reason: 'Проверка зачётки' },
    });
    const student = await server.client('student');
    const [latest] = await student.call(impersonation.list, {});
    expect(latest).toEqual({
      admin: 'Администратор портала',
      reason: 'Проверка зачётки',
      startedAt: '2026-11-20T09:58:00.000Z',
    });
    const { notifications: received } = await student.call(notifications.list, { query: {} });
    expect(received[0]).toMatchObject({
      isViewed: false,
      message: expect.stringContaining('Проверка зачётки') as string,
    });
  });

  it('impersonation: is visible to the student, who can end it', async () => {
    const student = await server.client('student');
    await student.call(session.endOthers, {});
    const admin = await impersonating();
    const strange = (await student.call(session.list, {})).find(({ isImpersonated }) => isImpersonated);
    await student.call(session.end, { params: { id: String(strange?.id) } });
    expect((await admin.fetch('/api/v1/personal-information')).status).toBe(403);
  });

  it.each(['admin', 'teacher', '4999999'])('impersonation: rejects %s', async (studentCardNumber) => {
    const admin = await server.client('admin');
    const response = await admin.fetch(impersonation.start.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ studentCardNumber }),
    });
    expect([400, 404]).toContain(response.status);
    expect((await admin.fetch('/api/v1/admin/students')).status).toBe(200);
  });
});

describe('sessions of a user', () => {
  it('sessions: are listed with the current one marked, last used first, and ended one by one', async () => {
    const here = await server.client('headman', { 'user-agent': 'Here/1' });
    await here.call(session.endOthers, {});
    server.clock.forward(1);
    const there = await server.client('headman', { 'user-agent': 'There/1' });
    const all = await here.call(session.list, {});
    expect(all.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['There/1', false],
      ['Here/1', true],
    ]);
    const mine = await server.client('student');
    const id = String(all[0]?.id);
    await expect(mine.call(session.end, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await here.call(session.end, { params: { id } });
    expect((await there.fetch('/api/v1/personal-information')).status).toBe(403);
    expect(await here.call(session.list, {})).toHaveLength(1);
  });
});

it('sign-in: redirects employees with an external account with 280, without a session', async () => {
  const employeeAccountUrl = 'https://account.example.by/';
  const otherServer = await startTestServer({ settings: { employeeAccountUrl } });
  try {
    const sent = (username: string, secret: string) =>
      otherServer.fetch(auth.login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: secret }),
      });
    const teacher = await sent('teacher', 'Teacher-2026!');
    expect([teacher.status, teacher.headers.getSetCookie()]).toEqual([280, []]);
    expect(await teacher.json()).toMatchObject({ redirectUrl: employeeAccountUrl });
    expect((await sent(logins.student, 'Student-2026!')).status).toBe(200);
  } finally {
    await otherServer.close();
  }
});
