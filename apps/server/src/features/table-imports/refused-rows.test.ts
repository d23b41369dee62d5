import * as calls from '@semestr/api/table-import-files';
import { unguardText } from '@semestr/core/table-exports/cell';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { groups } from '../../db/tables/groups.ts';

let server: TestServer;
let admin: Visitor;
let tables: ReturnType<typeof importing>;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  tables = importing(admin);
  const [first] = await server.db.select().from(groups).orderBy(desc(groups.id)).limit(1);
  group = first?.name ?? '';
});
afterAll(() => server.close());

const head = ['Студбилет', 'Кто', 'Имя', 'Дата рождения', 'Группа', 'Примечание'];
const row = (card: string, day: string, note: string) => [card, 'Первухин', 'Пётр', day, group, note];
const rows = () => [
  ['Список', '', ''],
  head,
  row('09980001', '29.02.2008', ''),
  row('09980002', '31.02.2008', '=1+1'),
  row('09980003', '', 'да'),
];
const params = (id: number) => ({ params: { id: String(id) } });
const mend = (
  id: number,
  at: number,
  body: { columns: Record<string, number>; cells: { column: number; value: string }[] },
) => admin.call(calls.mend, { params: { id: String(id), row: String(at) }, body });

async function sent() {
  const table = await tables.sent('students', rows());
  return { ...table, columns: { ...table.columns, lastName: 1 } };
}

describe('table imports: refused rows', () => {
  it.each([
    ['workbook', calls.refused, /^таблица – строки с.ошибками\.xlsx$/],
    ['text', calls.refusedCsv, /^таблица – строки с.ошибками\.csv$/],
  ] as const)(
    'table imports: refused rows are downloaded as a %s with their reasons, and can be uploaded again',
    async (_form, call, name) => {
      const table = await sent();
      await tables.check(table);
      const file = await admin.call(call, params(table.id));
      expect(file.name).toMatch(name);
      const again = await tables.send('students', file.bytes, file.name);
      // A manually assigned column has the title of its field.
      const titles = ['Студбилет', 'Фамилия', ...head.slice(2), 'Что исправить'];
      expect(again).toMatchObject({ head: titles, rows: 2, columns: table.columns });
      // In a workbook the formula is a text, which an import also reads as a text.
      expect(again.samples.map((cells) => cells.map(unguardText))).toEqual([
        [
          ...row('09980002', '31.02.2008', '=1+1'),
          'Дата рождения: запишите иначе: ДД.ММ.ГГГГ или дата Excel',
        ],
        [...row('09980003', '', 'да'), 'Дата рождения: заполните ячейку'],
      ]);
      const second = await admin.call(call, params(again.id));
      const third = await tables.send('students', second.bytes, second.name);
      expect(third).toMatchObject({ head: titles, rows: 2 });
    },
  );

  it('table imports: a corrected row is checked separately, and stored with the others', async () => {
    const table = await sent();
    const { id, columns } = table;
    expect((await tables.check(table)).counts).toMatchObject({ created: 1, faulty: 2 });
    expect(await admin.call(calls.oneRow, { params: { id: String(id), row: '4' } })).toEqual({
      cells: row('09980002', '31.02.2008', '=1+1'),
    });
    const wrong = await mend(id, 4, { columns, cells: [{ column: 3, value: 'скоро' }] });
    expect(wrong).toMatchObject({ counts: { created: 0, faulty: 1 }, faults: [{ row: 4, value: 'скоро' }] });
    const right = await mend(id, 4, { columns, cells: [{ column: 3, value: ' 28.02.2008 ' }] });
    expect(right).toMatchObject({ counts: { created: 1, faulty: 0 }, changes: [{ row: 4 }] });
    await mend(id, 5, { columns, cells: [{ column: 3, value: '01.03.2008' }] });
    expect(await tables.apply(table)).toMatchObject({ state: 'done', counts: { created: 3, faulty: 0 } });
    await expect(mend(id, 5, { columns, cells: [] })).rejects.toMatchObject({ status: 409 });
    await tables.undo(id);
  });

  it('table imports: rows above the header and below the table cannot be corrected', async () => {
    const { id, columns } = await sent();
    for (const at of [1, 2, 6, 900])
      await expect(mend(id, at, { columns, cells: [] })).rejects.toMatchObject({ status: 404 });
  });

  it('table imports: rows skipped by an import can be downloaded after its end', async () => {
    const table = await sent();
    await tables.apply(table, true);
    const file = await admin.call(calls.refusedCsv, params(table.id));
    expect(new TextDecoder().decode(file.bytes).split('\r\n')).toHaveLength(4);
    await tables.undo(table.id);
  });
});
