import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { departments } from '../../db/tables/departments.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
});
afterAll(() => server.close());

const head = ['Наименование подразделения', 'Сокращение', 'Вид', 'Входит в', 'Код'];

it('table imports: stores departments whose parents are in the same file', async () => {
  const rows = [
    head,
    ['Факультет примеров', 'ФП', '', '', '77'],
    ['Деканат факультета примеров', 'Деканат ФП', 'деканат', 'ФП', ''],
    ['Кафедра примерной физики', '', 'кафедра', 'факультет примеров', ''],
    ['Лаборатория примеров', 'Лаб.П', 'лаборатория', '77.2', ''],
  ];
  await tables.thereAndBack('departments', rows, { created: 4, updated: 0 }, async () => {
    const codes = ['77', '77.1', '77.2', '77.2.1'];
    const stored = await server.db
      .select()
      .from(departments)
      .where(inArray(departments.code, codes))
      .orderBy(departments.code);
    const [faculty, , chair] = stored;
    expect(stored).toMatchObject([
      { code: '77', type: 2, parentId: null, urlId: 'fp' },
      { code: '77.1', type: 4, parentId: faculty?.id, urlId: 'dekanat-fp' },
      { code: '77.2', type: 3, parentId: faculty?.id, abbrev: 'Каф.ПФ', urlId: 'kaf-pf' },
      { code: '77.2.1', type: 5, parentId: chair?.id, abbrev: 'Лаб.П' },
    ]);
  });
});

it('table imports: departments with the same name are distinguished by their parents', async () => {
  const rows = [
    head,
    ['Первый факультет', 'ПФ', '', '', '88'],
    ['Второй факультет', 'ВФ', '', '', '89'],
    ['Лаборатория', '', '', 'ПФ', ''],
    ['Лаборатория', '', '', 'ВФ', ''],
    ['Кафедра тишины', 'Каф.ТШ', '', 'ВФ', ''],
    ['Сектор тишины', 'СТШ', '', 'ТШ', ''],
  ];
  await tables.thereAndBack('departments', rows, { created: 6, updated: 0 }, async () => {
    const codes = ['88.1', '89.1', '89.2.1'];
    const stored = await server.db
      .select()
      .from(departments)
      .where(inArray(departments.code, codes))
      .orderBy(departments.code);
    expect(stored.map(({ abbrev }) => abbrev)).toEqual(['Лаборатория', 'Лаборатория ВФ', 'СТШ']);
  });
});

it('table imports: rejects departments of an unknown kind or parent, and those below themselves', async () => {
  const [top, below] = await server.db
    .insert(departments)
    .values([
      { name: 'Верхнее', abbrev: 'Верх', type: 5, urlId: 'verh' },
      { name: 'Нижнее', abbrev: 'Низ', type: 5, urlId: 'niz' },
    ])
    .returning();
  expect(top && below).toBeTruthy();
  expect(
    await tables.faultsOf('departments', [
      head,
      ['Отдел А', 'ОА', 'пончик', 'нет такого', ''],
      ['Нижнее', 'Низ', '', 'Верх', ''],
      ['Верхнее', 'Верх', '', 'Низ', ''],
    ]),
  ).toEqual([
    [2, 'type', 'format'],
    [2, 'parent', 'unknown'],
    [4, 'parent', 'format'],
  ]);
});

it('table imports: shows the parent department in the changes of a file', async () => {
  const sent = await tables.sent('departments', [head, ['Сектор примеров', 'СП', 'сектор', 'Каф.ПС', '']]);
  const { changes, faults } = await tables.check(sent);
  expect(faults).toEqual([]);
  expect(changes[0]?.fields.filter(({ field }) => field === 'parent' || field === 'type')).toEqual([
    { field: 'type', from: null, to: 'другое' },
    { field: 'parent', from: null, to: 'Каф.ПС' },
  ]);
});
