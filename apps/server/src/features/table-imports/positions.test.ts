import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
});
afterAll(() => server.close());

it('table imports: stores posts of employees, and distinguishes namesakes by their page address', async () => {
  const [chair] = await server.db.select().from(departments).where(eq(departments.type, 3));
  const namesake = { lastName: 'Тёзкин', firstName: 'Олег', degree: '', degreeAbbrev: '' };
  const [, second] = await server.db
    .insert(employees)
    .values([
      { ...namesake, urlId: 'o-tezkin' },
      { ...namesake, urlId: 'o-tezkin-2' },
    ])
    .returning();
  if (!chair || !second) throw new Error('The demo has chairs');
  const head = ['Сотрудник', 'Адрес страницы', 'Кафедра', 'Должность', 'Кабинет', 'Телефон'];
  const rows = [
    head,
    ['Тёзкин Олег', 'o-tezkin-2', chair.abbrev, 'доцент', 'каб. 512', '293-89-11'],
    ['Тёзкин Олег', 'o-tezkin-2', chair.abbrev, 'методист', '', ''],
  ];
  await tables.thereAndBack('positions', rows, { created: 2, updated: 0 }, async () => {
    const stored = await server.db
      .select()
      .from(positions)
      .where(eq(positions.employeeId, second.id))
      .orderBy(asc(positions.id));
    expect(stored).toMatchObject([
      { departmentId: chair.id, title: 'доцент', room: '512', phone: '293-89-11', order: 0 },
      { title: 'методист', room: null, phone: null },
    ]);
  });
  expect(
    await tables.faultsOf('positions', [
      head,
      ['Тёзкин Олег', '', chair.abbrev, 'доцент', '', ''],
      ['Тёзкин Олег', 'nikto', chair.abbrev, 'доцент', '', ''],
      ['Несуществующий Олег', '', 'нет такой', 'доцент', '', 'нет'],
    ]),
  ).toEqual([
    [2, 'employee', 'ambiguous'],
    [3, 'employee', 'unknown'],
    [4, 'employee', 'unknown'],
    [4, 'department', 'unknown'],
    [4, 'phone', 'format'],
  ]);
});
