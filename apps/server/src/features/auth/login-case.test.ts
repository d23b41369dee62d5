import * as auth from '@semestr/api/auth';
import * as calls from '@semestr/api/accounts';
import * as recovery from '@semestr/api/recovery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logins, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { signInFailures, users } from '../../db/tables/users.ts';
import { accountByName } from '../../domain/accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(signInFailures));

const signIn = async (username: string, password = passwordOf('teacher')) =>
  (await server.client()).call(auth.login, { body: { username, password } });
const lookUp = async (login: string) =>
  (await server.client()).call(recovery.isEmployee, { query: { login } });

it('sign-in and recovery: usernames are case-insensitive', async () => {
  for (const login of ['Teacher', 'TEACHER', 'teacher'])
    expect([login, (await signIn(login)).username, await lookUp(login)]).toEqual([
      login,
      logins.teacher,
      await lookUp(logins.teacher),
    ]);
  await expect(signIn('Teachers')).rejects.toMatchObject({ status: 401 });
});

it('sign-in: other capitalisation allows no additional attempts', async () => {
  const spelling = (index: number) =>
    Array.from('teacher', (letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter)).join('');
  for (let index = 0; index < 10; index += 1)
    await expect(signIn(spelling(index), 'Wrong-Pass-1')).rejects.toMatchObject({ status: 401 });
  await expect(signIn(spelling(10), 'Wrong-Pass-1')).rejects.toMatchObject({ status: 429 });
});

it('sign-in: two usernames that differ in case are matched exactly', async () => {
  const { passwordHash } = (await accountByName(server.db, logins.teacher)) ?? {};
  const [twin] = await server.db
    .insert(users)
    .values({
      username: 'Teacher',
      passwordHash: passwordHash ?? null,
      role: 'admin',
      fio: 'Новиков Пётр Ильич',
      createdAt: server.clock.now(),
    })
    .returning();
  expect((await signIn('Teacher')).username).toBe('Teacher');
  expect((await signIn('teacher')).username).toBe('teacher');
  await expect(signIn('TEACHER')).rejects.toMatchObject({ status: 401 });
  await server.db.delete(users).where(eq(users.id, twin?.id ?? 0));
});

it('accounts: rejects a username that differs from another only in case', async () => {
  const admin = await server.client('admin');
  const body = { username: 'Teacher', role: 'admin', fio: 'Новиков Пётр Ильич' } as const;
  await expect(admin.call(calls.create, { body })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'username', reason: 'taken' }],
  });
});
