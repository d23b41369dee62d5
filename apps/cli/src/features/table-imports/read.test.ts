import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { table } from '../../../test/table-import.fixture.ts';

const read = 'POST /admin/table-imports/12/read';
const values = {
  groups: '528501',
  day: 'понедельник',
  startTime: '09:00',
  endTime: '10:20',
  subject: 'Физика',
  type: 'ЛК',
  rooms: '512-4 к.',
};
const grid = {
  lessons: [
    { row: 2, cell: 'C3', text: 'Физика (лк)\n512-4 к.', values },
    { row: 3, cell: 'C4', text: '???', values: { groups: '528501', weeks: '1, 3', subgroup: '2' } },
  ],
  others: [{ cell: 'A1', text: 'УТВЕРЖДАЮ\nДекан' }],
};

const { ask, answer, requests } = administratorServer({
  [read]: ok(table()),
  'GET /admin/table-imports/12/grid': ok(grid),
  'GET /admin/table-imports/12/sheets': ok({
    sheets: [
      { name: 'Титул', rows: [['Приказ']] },
      { name: 'Список', rows: [[], ['№', '', 'ФИО']] },
    ],
  }),
});
const inRussian = { env: { SEMESTR_LANG: 'ru' } };

describe('semestr admin table-import read', () => {
  it('table imports: read chooses another row of titles without another upload', async () => {
    const { code, err } = await ask(
      ['table-import', 'read', '12', '--sheet', '2', '--head-row', '2'],
      inRussian,
    );
    expect([code, err.includes('Файл прочитан')]).toEqual([0, true]);
    expect(requests()).toEqual([{ line: read, body: { place: { sheet: 1, row: 2 }, term: null } }]);
  });

  it('table imports: read names the term of a timetable, and explains why a row has no table', async () => {
    const found = { term: '2026-autumn', others: 1, assumed: 2 };
    answer(read, ok(table({ kind: 'lessons', place: null, grid: found })));
    const { out, err } = await ask(['table-import', 'read', '12', '--term', '2026-autumn'], inRussian);
    expect(out).toContain('2026-autumn');
    expect(err).toContain('1 текст не прочитан как занятие.\n2 занятия верхней строки');
    expect(requests()).toEqual([{ line: read, body: { place: null, term: '2026-autumn' } }]);
    const wrong = await ask(['table-import', 'read', '12', '--term', 'осень'], inRussian);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Нужен семестр вида 2026-autumn')]);
    answer(read, { status: 400, body: { fields: [{ field: 'file', reason: 'required' }] } });
    const refused = await ask(['table-import', 'read', '12', '--head-row', '90'], inRussian);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('нет строк под заголовком')]);
  });

  it('table imports: grid shows what was read from the cells of a timetable', async () => {
    const { code, out, err } = await ask(['table-import', 'grid', '12'], inRussian);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "ячейка  группы  когда                     недели  занятие                           где и кто  текст
      C3      528501  понедельник, 09:00–10:20          Физика, ЛК                        512-4 к.   Физика (лк) / 512-4 к.
      C4      528501                            1, 3    предмет не прочитан, подгруппа 2             ???
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "Не занятия:
        A1: УТВЕРЖДАЮ / Декан
      "
    `);
    expect(JSON.parse((await ask(['table-import', 'grid', '12', '--json'])).out)).toEqual(grid);
  });

  it('table imports: sheets shows the first rows by their numbers', async () => {
    const { out } = await ask(['table-import', 'sheets', '12'], inRussian);
    expect(out).toMatchInlineSnapshot(`
      "лист  название листа  строка  текст
         1  Титул                1  Приказ
         2  Список               2  № | ФИО
      "
    `);
  });
});
