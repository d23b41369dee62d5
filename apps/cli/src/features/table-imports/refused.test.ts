import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { fault, table } from '../../../test/table-import.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const mend = 'POST /admin/table-imports/12/rows/3';
const counts = { created: 0, updated: 0, unchanged: 0, faulty: 1 };
const faulty = { counts, nameChanges: 0, faults: [fault()], faultCount: 1, changes: [] };

const { ask, answer, requests } = administratorServer({
  'GET /admin/table-imports/12': ok(table()),
  'GET /admin/table-imports/12/refused/csv': { status: 200, body: 'Фамилия;Что исправить' },
  [mend]: ok(faulty),
});
const folder = temporaryFolder();
const inRussian = { env: { SEMESTR_LANG: 'ru' } };

describe('semestr admin table-import mend', () => {
  it('table imports: mend sends the new cells, and shows what is still wrong', async () => {
    const argv = ['table-import', 'mend', '12', '3', '--set', 'Фамилия=Новикова', '--set', 'D=a=b'];
    const { code, out } = await ask(argv, inRussian);
    expect([code, out]).toEqual([1, expect.stringContaining('заполните ячейку')]);
    expect(requests().find(({ line }) => line === mend)?.body).toEqual({
      columns: table().columns,
      cells: [
        { column: 1, value: 'Новикова' },
        { column: 3, value: 'a=b' },
      ],
    });
    answer(mend, ok({ ...faulty, counts: { ...counts, created: 1, faulty: 0 }, faults: [], faultCount: 0 }));
    expect((await ask(argv, inRussian)).code).toBe(0);
  });

  it.each([
    ['Фамилия', 'Нужно «столбец=текст»'],
    ['Отчество=Ильич', 'В файле нет столбца «Отчество»'],
  ])('table imports: mend rejects the cell "%s"', async (cell, sentence) => {
    const { code, err } = await ask(['table-import', 'mend', '12', '3', '--set', cell], inRussian);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('table imports: refused saves the rows with errors', async () => {
    const argv = ['table-import', 'refused', '12', '--as-csv', '--out', 'faults.csv'];
    expect((await ask(argv, { cwd: folder() })).code).toBe(0);
    expect(await readFile(join(folder(), 'faults.csv'), 'utf8')).toContain('Что исправить');
  });
});
