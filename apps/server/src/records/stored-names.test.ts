import * as imports from '@semestr/api/imports';
import { faculties } from '@semestr/api/faculties';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { importing } from '../../test/table-imports.ts';
import { groups } from '../db/tables/groups.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

it('names: rejects a faculty name with shell syntax, with its field', async () => {
  const create = admin.call(faculties.create, { body: { name: 'Факультет', abbrev: '$(touch x)' } });
  await expect(create).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'abbrev', reason: 'characters' }],
  });
  const body = { name: 'Факультет «О’Нил» – "A" & B', abbrev: "Ф'Н" };
  expect(await admin.call(faculties.create, { body })).toMatchObject(body);
});

it('names: a table import reports them as a fault of the row', async () => {
  const tables = importing(admin);
  const [group] = await server.db.select({ name: groups.name }).from(groups).limit(1);
  const head = ['Студенческий билет', 'Фамилия', 'Имя', 'Дата рождения', 'Группа'];
  const sent = await tables.sent('students', [
    head,
    ['99600001', 'Новиков\u202e', 'Пётр\nИван', '29.02.2008', group?.name ?? ''],
  ]);
  const { faults } = await tables.check(sent);
  expect(faults.map(({ field, reason }) => [field, reason])).toEqual([
    ['lastName', 'characters'],
    ['firstName', 'characters'],
  ]);
});

it('names: a provider import rejects them with the record and the field', async () => {
  const body = [{ id: 20_991, name: 'Факультет\n', abbrev: 'Ф`' }];
  await expect(admin.call(imports.faculties, { body })).rejects.toMatchObject({
    status: 400,
    fields: [
      { field: '0.name', reason: 'characters' },
      { field: '0.abbrev', reason: 'characters' },
    ],
  });
});
