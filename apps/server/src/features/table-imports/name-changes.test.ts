import * as calls from '@semestr/api/table-imports';
import { fullName, type PersonName } from '@semestr/core/display';
import { MAX_UNCONFIRMED_NAMES } from '@semestr/core/table-imports';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { employees } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
let admin: Visitor;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  tables = importing(admin);
});
afterAll(() => server.close());

/** Exceeds by one the number of names that may be changed without confirmation. */
const TOO_MANY = MAX_UNCONFIRMED_NAMES + 1;

async function press({ id, columns }: calls.TableImport, changesNames?: boolean) {
  const response = await admin.fetch(`/api/v1/admin/table-imports/${id}/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ columns, leaveOutFaulty: false, changesNames }),
  });
  const text = await response.text();
  return [response.status, text === '' ? null : JSON.parse(text)];
}
/** A full name in another order than the university's: "Анна Лисицкая". */
const inAnotherOrder = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`;
const refused = [409, { reason: 'table-import-names', names: TOO_MANY }];

it('table imports: renaming more students than the limit is rejected until it is confirmed', async () => {
  const some = await server.db.select().from(students).orderBy(students.id).limit(TOO_MANY);
  const now = () =>
    server.db
      .select({ lastName: students.lastName })
      .from(students)
      .where(
        inArray(
          students.id,
          some.map(({ id }) => id),
        ),
      )
      .orderBy(students.id);
  const sent = await tables.sent('students', [
    ['Билет', 'Фамилия', 'Студенческий билет'],
    ...some.map((student) => ['', inAnotherOrder(student), student.cardNumber]),
  ]);
  expect(await tables.check(sent)).toMatchObject({ counts: { updated: TOO_MANY }, nameChanges: TOO_MANY });
  expect(await press(sent)).toEqual(refused);
  expect(await press(sent, false)).toEqual(refused);
  expect(await tables.one(sent.id)).toMatchObject({ state: 'read', progress: 0 });
  expect(await now()).toEqual(some.map(({ lastName }) => ({ lastName })));

  expect((await press(sent, true))[0]).toBe(200);
  expect(await tables.ended(sent.id)).toMatchObject({ state: 'done', counts: { updated: TOO_MANY } });
  expect(await now()).toEqual(some.map((student) => ({ lastName: inAnotherOrder(student) })));
  await tables.undo(sent.id);
});

it('table imports: renaming as many students as the limit needs no confirmation', async () => {
  const some = await server.db.select().from(students).orderBy(students.id).limit(TOO_MANY);
  const sent = await tables.sent('students', [
    ['Студенческий билет', 'Фамилия', 'Подгруппа'],
    ...some.map(({ cardNumber, lastName, subgroup }, index) => [
      cardNumber,
      index === 0 ? lastName : `${lastName}-Новый`,
      subgroup === 1 ? '2' : '1',
    ]),
  ]);
  expect(await tables.check(sent)).toMatchObject({
    counts: { updated: TOO_MANY },
    nameChanges: MAX_UNCONFIRMED_NAMES,
  });
  expect(await tables.apply(sent)).toMatchObject({ state: 'done' });
  await tables.undo(sent.id);
});

it('table imports: renaming more employees than the limit is rejected until it is confirmed', async () => {
  const some = await server.db.select().from(employees).orderBy(employees.id).limit(TOO_MANY);
  const sent = await tables.sent('employees', [
    ['Адрес страницы', 'Фамилия', 'Имя', 'Отчество'],
    ...some.map(({ urlId, lastName, firstName }) => [urlId, lastName, firstName, 'Ильясович']),
  ]);
  expect(await tables.check(sent)).toMatchObject({ nameChanges: TOO_MANY });
  expect(await press(sent)).toEqual(refused);
  expect((await press(sent, true))[0]).toBe(200);
  expect(await tables.ended(sent.id)).toMatchObject({ state: 'done' });
  await tables.undo(sent.id);
});

it('table imports: new people and unchanged names need no confirmation', async () => {
  const all = await server.db.select().from(students).orderBy(students.id).limit(10);
  const sent = await tables.sent('students', [
    ['Студенческий билет', 'Фамилия', 'Имя', 'Подгруппа'],
    ...all.map(({ cardNumber, lastName, firstName }) => [cardNumber, lastName, firstName, '']),
  ]);
  expect(await tables.check(sent)).toMatchObject({ nameChanges: 0 });
  expect(await tables.apply(sent)).toMatchObject({ state: 'done' });
});

it('table imports: full names in the surname column, as exported by the console, change no names', async () => {
  const of = { students: 'Студенческий билет', employees: 'Адрес страницы' };
  const pupils = await server.db.select().from(students).orderBy(students.id).limit(TOO_MANY);
  const staff = await server.db.select().from(employees).orderBy(employees.id).limit(TOO_MANY);
  const files = {
    students: pupils.map((student) => [fullName(student), student.firstName, student.cardNumber]),
    employees: staff.map((employee) => [fullName(employee), employee.firstName, employee.urlId]),
  };
  for (const kind of ['students', 'employees'] as const) {
    const sent = await tables.sent(kind, [['Фамилия', 'Имя', of[kind]], ...files[kind]]);
    expect(await tables.check(sent)).toMatchObject({
      counts: { created: 0, updated: 0, unchanged: TOO_MANY },
      nameChanges: 0,
      faults: [],
    });
  }
});
