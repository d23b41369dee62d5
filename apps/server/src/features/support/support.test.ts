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

it('support: there are twelve categories of reports, some with subcategories', async () => {
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

it('support: categories are in the reader’s language, with the same keys', async () => {
  const inEnglish = await server.client(undefined, { cookie: 'language=en' });
  const [russian, english] = await Promise.all([
    visitor.call(calls.categories, {}),
    inEnglish.call(calls.categories, {}),
  ]);
  const keysOf = (stored: typeof russian) =>
    stored.map(({ id, categoryKey, bugReportSubcategoriesDto }) => [
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

describe('form filled in by username and password', () => {
  const of = (who: keyof typeof logins) =>
    visitor.call(calls.autocomplete, { body: { login: logins[who], password: passwordOf(who) } });

  it('support form: fills in a student', async () => {
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

  it('support form: fills in an employee with the workplace', async () => {
    expect(await of('teacher')).toMatchObject({
      fio: 'Образцов Игорь Леонидович',
      accountType: 'EMPLOYEE',
      department: expect.stringMatching(/^Кафедра /) as string,
      room: expect.any(String) as string,
      building: expect.any(String) as string,
      group: null,
    });
  });

  it('support form: fills in only the name of an administrator', async () => {
    expect(await of('admin')).toMatchObject({ fio: 'Администратор портала', accountType: null, group: null });
  });

  it('support form: opens no session', async () => {
    const before = await server.db.$count(sessions);
    await of('student');
    expect(await server.db.$count(sessions)).toBe(before);
    expect(visitor.cookie()).toBe('');
  });

  it('support form: shares the limit of ten wrong passwords with the sign-in', async () => {
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

  it('support form: treats an unknown username like a wrong password', async () => {
    const body = { login: 'nobody', password: 'Wrong-2026!' };
    await expect(visitor.call(calls.autocomplete, { body })).rejects.toMatchObject({ status: 401 });
  });
});

describe('form filled in by name and e-mail', () => {
  const of = (fio: string, email: string) => visitor.call(calls.byPersonalInfo, { body: { fio, email } });

  it('support form: finds an employee’s workplace, in any notation of the name', async () => {
    const seat = await of('образцов  игорь Леонидович', 'I.Obrazcov@example.by');
    expect(seat.phone).toMatch(/^\+375\d{9}$/);
    expect(seat.department).toMatch(/^Кафедра /);
  });

  it('support form: returns nothing when name or e-mail is wrong, and nothing about students', async () => {
    expect(await of('Образцов Игорь', 'i.obrazcov@example.by')).toEqual({});
    expect(await of('Образцов Игорь Леонидович', 'other@example.by')).toEqual({});
    expect(await of('Лисицкая Анна Игоревна', 'a.lisickaya@example.by')).toEqual({});
  });
});
