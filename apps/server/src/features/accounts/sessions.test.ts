import * as auth from '@semestr/api/auth';
import * as impersonation from '@semestr/api/impersonation';
import { sessions as calls } from '@semestr/api/accounts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { sessions, users } from '../../db/tables/users.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(sessions);
  admin = await server.client('admin', { 'user-agent': 'Firefox/140' });
});

const list = (filter: object = {}, sort = ['id', 'ASC']) =>
  admin.call(calls.list, { query: { filter: JSON.stringify(filter), sort: JSON.stringify(sort) } });
const idOf = async (username: string) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  return account?.id ?? 0;
};

it('sessions: lists them with their users, without secrets', async () => {
  const student = await server.client('student', { 'user-agent': 'Safari/26' });
  const all = await list();
  expect(all).toMatchObject([
    { username: logins.admin, role: 'admin', isCurrent: true, adminId: null, userAgent: 'Firefox/140' },
    {
      username: logins.student,
      role: 'student',
      isCurrent: false,
      userAgent: 'Safari/26',
      createdAt: new Date(NOW).toISOString(),
    },
  ]);
  expect(all[1]?.fio).toMatch(/^\S+ \S+ \S+$/);
  const rows = await server.db.select().from(sessions);
  const answer = await (await admin.fetch('/api/v1/admin/sessions')).text();
  for (const { tokenHash } of rows) expect(answer).not.toContain(tokenHash);
  expect(answer).not.toContain(student.cookie().replace('SESSION=', ''));
  const one = await admin.call(calls.one, { params: { id: String(all[1]?.id) } });
  expect(one).toEqual(all[1]);
});

it('sessions: filters by user, role, remembered, administrator and words, and sorts', async () => {
  await server.client('student', { 'user-agent': 'Safari/26' });
  await server.client('teacher');
  const remembered = await server.client();
  await remembered.call(auth.login, {
    body: { username: logins.headman, password: passwordOf('headman'), rememberDevice: true },
  });
  const names = async (filter: object) => (await list(filter)).map(({ username }) => username);
  expect(await names({ userId: await idOf(logins.student) })).toEqual([logins.student]);
  expect(await names({ role: 'employee' })).toEqual([logins.teacher]);
  expect(await names({ isRemembered: true })).toEqual([logins.headman]);
  expect(await names({ q: 'safari' })).toEqual([logins.student]);
  expect(await names({ adminId: 1 })).toEqual([]);
  const sorted = await list({}, ['username', 'DESC']);
  expect(sorted.map(({ username }) => username)).toEqual(
    [logins.admin, logins.student, logins.teacher, logins.headman].toSorted().toReversed(),
  );
  const response = await admin.fetch('/api/v1/admin/sessions?range=[0,1]');
  expect(response.headers.get('content-range')).toBe('sessions 0-1/4');
});

it('sessions: an impersonation names both the administrator and the student', async () => {
  await admin.call(impersonation.start, {
    body: { studentCardNumber: logins.student, reason: 'Проверить жалобу на отметки' },
  });
  admin = await server.client('admin');
  const [acting] = await list({ adminId: await idOf(logins.admin) });
  expect(acting).toMatchObject({ username: logins.student, adminId: await idOf(logins.admin) });
});

it('sessions: does not list expired ones', async () => {
  const student = await server.client('student');
  const [, one] = await list();
  server.clock.forward(61);
  admin = await server.client('admin');
  expect((await list()).map(({ username }) => username)).toEqual([logins.admin]);
  await expect(admin.call(calls.one, { params: { id: String(one?.id) } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
});

it('sessions: ends one session and no other', async () => {
  const [here, there] = [await server.client('student'), await server.client('student')];
  const [first] = await list({ userId: await idOf(logins.student) });
  const params = { id: String(first?.id) };
  await admin.call(calls.end, { params });
  const statuses = [
    (await here.fetch('/api/v1/personal-information')).status,
    (await there.fetch('/api/v1/personal-information')).status,
  ];
  expect(statuses).toEqual([403, 200]);
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'account.end-session',
    subject: `sessions/${params.id}`,
    details: { userId: await idOf(logins.student) },
  });
  await expect(admin.call(calls.end, { params })).rejects.toMatchObject({
    status: 404,
    reason: 'session-not-found',
  });
});
