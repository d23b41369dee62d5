import * as auth from '@semestr/api/auth';
import * as calls from '@semestr/api/support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, signInFailures } from '../../db/tables/users.ts';
import { logins, passwordOf, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(signInFailures));

it('a report is about one of twelve things, some of which are told apart', async () => {
  const categories = await visitor.call(calls.categories, {});
  expect(categories.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(new Set(categories.map(({ categoryKey }) => categoryKey)).size).toBe(12);
  const parts = categories.flatMap(({ bugReportSubcategoriesDto }) => bugReportSubcategoriesDto);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  const printing = categories.find(({ categoryKey }) => categoryKey === '[Print]');
  expect(printing?.bugReportSubcategoriesDto.map(({ id, subcategoryKey }) => [id, subcategoryKey])).toEqual([
    [17, 'Repair'],
    [18, 'Connect'],
    [19, 'Other'],
  ]);
});

it('what it is about is told in the language of the reader, under the same keys', async () => {
  const inEnglish = await server.client(undefined, { cookie: 'language=en' });
  const [russian, english] = await Promise.all([
    visitor.call(calls.categories, {}),
    inEnglish.call(calls.categories, {}),
  ]);
  const keysOf = (told: typeof russian) =>
    told.map(({ id, categoryKey, bugReportSubcategoriesDto }) => [
      id,
      categoryKey,
      bugReportSubcategoriesDto.map((part) => [part.id, part.subcategoryKey]),
    ]);
  expect(keysOf(english)).toEqual(keysOf(russian));
  expect(russian[1]).toMatchObject({ categoryKey: '[ИИС]', categoryName: 'Работа портала' });
  expect(english[1]).toMatchObject({ categoryKey: '[ИИС]', categoryName: 'This portal' });
  const names = english.flatMap((one) => [
    one.categoryName,
    ...one.bugReportSubcategoriesDto.map(({ subcategoryName }) => subcategoryName),
  ]);
  expect(names.filter((name) => /[А-яЁё]/.test(name))).toEqual([]);
});

describe('a form filled in by login and password', () => {
  const of = (who: keyof typeof logins) =>
    visitor.call(calls.autocomplete, { body: { login: logins[who], password: passwordOf(who) } });

  it('tells a student', async () => {
    expect(await of('student')).toEqual({
      fio: 'Лисицкая Анна Игоревна',
      email: 'a.lisickaya@example.by',
      phone: expect.stringMatching(/^\+375\d{9}$/) as string,
      accountType: 'STUDENT',
      department: null,
      room: null,
      building: null,
      group: '428501',
    });
  });

  it('tells an employee with the desk', async () => {
    expect(await of('teacher')).toMatchObject({
      fio: 'Образцов Игорь Леонидович',
      accountType: 'EMPLOYEE',
      department: expect.stringMatching(/^Кафедра /) as string,
      room: expect.any(String) as string,
      building: expect.any(String) as string,
      group: null,
    });
  });

  it('tells an administrator by name alone', async () => {
    expect(await of('admin')).toMatchObject({ fio: 'Администратор портала', accountType: null, group: null });
  });

  it('opens no session', async () => {
    const before = await server.db.$count(sessions);
    await of('student');
    expect(await server.db.$count(sessions)).toBe(before);
    expect(visitor.cookie()).toBe('');
  });

  it('shares its wrong passwords with the sign-in: ten together are too many', async () => {
    const wrong = { login: logins.student, password: 'Wrong-2026!' };
    for (let time = 0; time < 10; time += 1)
      await expect(visitor.call(calls.autocomplete, { body: wrong })).rejects.toMatchObject({
        status: 401,
        reason: 'login-failed',
      });
    await expect(of('student')).rejects.toMatchObject({ status: 429, until: '2026-11-20T10:13:00.000Z' });
    const right = { username: logins.student, password: passwordOf('student') };
    await expect(visitor.call(auth.login, { body: right })).rejects.toMatchObject({ status: 429 });
  });

  it('says no more of an unknown login than of a wrong password', async () => {
    const body = { login: 'nobody', password: 'Wrong-2026!' };
    await expect(visitor.call(calls.autocomplete, { body })).rejects.toMatchObject({ status: 401 });
  });
});

describe('a form filled in by name and e-mail', () => {
  const of = (fio: string, email: string) => visitor.call(calls.byPersonalInfo, { body: { fio, email } });

  it('tells where an employee sits, however the name is written', async () => {
    const seat = await of('образцов  игорь Леонидович', 'I.Obrazcov@example.by');
    expect(seat.phone).toMatch(/^\+375\d{9}$/);
    expect(seat.department).toMatch(/^Кафедра /);
  });

  it('tells nothing where one of the two is wrong, and nothing of students', async () => {
    expect(await of('Образцов Игорь', 'i.obrazcov@example.by')).toEqual({});
    expect(await of('Образцов Игорь Леонидович', 'other@example.by')).toEqual({});
    expect(await of('Лисицкая Анна Игоревна', 'a.lisickaya@example.by')).toEqual({});
  });
});
