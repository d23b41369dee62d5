import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const found = {
  columns: [
    { key: 'student', title: 'Студент', type: 'text' },
    { key: 'debts', title: 'Задолженностей', type: 'number' },
    { key: 'since', title: 'С какого дня', type: 'date' },
  ],
  rows: [
    ['Примерная Анна', 2, '24.11.2026'],
    ['Образцов Пётр', 1, null],
  ],
  values: [
    ['Примерная Анна', 2, '2026-11-24'],
    ['Образцов Пётр', 1, null],
  ],
  keys: [{ studentId: 7 }, { studentId: 8 }],
  total: 27,
  sum: 31,
};
const report = {
  columns: [
    { key: 'faculty', title: 'Факультет', type: 'text', opens: false, adds: false },
    { key: 'debtors', title: 'Должников', type: 'number', opens: true, adds: true },
    { key: 'debts', title: 'Задолженностей', type: 'number', opens: true, adds: true },
  ],
  rows: [],
  values: [],
  keys: [],
  parameters: { term: '2026-spring' },
};
const row = 'row={"facultyId":20005,"course":2}&column=debtors';
const first = `GET /admin/reports/debts/names?${row}&range=[0,24]`;
const all = `GET /admin/reports/debts/names?${row}&range=[0,999]`;
const rest = `GET /admin/reports/debts/names?${row}&range=[2,1001]`;
const refused = 'GET /admin/reports/debts/names?term=2026-spring&row={}&column=names&range=[0,999]';
const file = `GET /admin/reports/debts/names/file?term=2026-spring&${row}`;

const { ask, askUnknown, answer, requests } = administratorServer({
  [first]: ok(found),
  [`GET /admin/reports/debts/names?${row}&range=[25,49]`]: ok(found),
  [all]: ok({ ...found, total: 2 }),
  [rest]: ok(found),
  [refused]: { status: 400, body: { fields: [{ field: 'column', reason: 'format' }] } },
  'GET /admin/reports/debts/names/file?row={}&column=names': {
    status: 400,
    body: { fields: [{ field: 'column', reason: 'format' }] },
  },
  'GET /admin/reports/debts?term=2026-spring': ok(report),
  'GET /admin/reports/debts': ok(report),
  'GET /admin/reports/debts/names?row={"course":null}&column=debtors&range=[0,999]': ok({
    ...found,
    total: 2,
  }),
  'GET /admin/reports/sign-ins/names?row={"day":"2026-11-24"}&column=failed&range=[0,999]': ok({
    ...found,
    total: 2,
  }),
  [file]: { body: 'xlsx' },
});

const folder = temporaryFolder();
const debtors = ['debts', '--names', 'debtors', '--row', 'facultyId=20005', '--row', 'course=2'];
const call = (...argv: readonly string[]) => ask(['report', ...argv], { cwd: folder() });

describe('semestr admin report --names', () => {
  it('report names: lists the students behind a number, a page at a time', async () => {
    const { code, out, err } = await ask(['report', ...debtors], {
      env: { SEMESTR_LANG: 'ru', NO_COLOR: '1' },
      isTerminal: true,
    });
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Студент         Задолженностей  С какого дня
      Примерная Анна               2  24.11.2026
      Образцов Пётр                1
      "
    `);
    expect(err).toBe('Число: 31. Строк: 27\nСтраница 1 из 2, всего строк: 27. Другая: --page НОМЕР\n');
    expect((await call(...debtors, '--page', '2')).err).toContain('Page 2 of 2');
  });

  it('report names: prints CSV for programs, and the server’s response with --json', async () => {
    expect((await call(...debtors, '--csv')).out).toBe(
      'student,debts,since\r\nПримерная Анна,2,2026-11-24\r\nОбразцов Пётр,1,\r\n',
    );
    expect(JSON.parse((await call(...debtors, '--json')).out)).toEqual({ ...found, total: 2 });
  });

  it('report names: lists every page when there is no terminal', async () => {
    answer(all, ok({ ...found, total: 3 }));
    const last = { ...found, total: 3, rows: [['Третья', 1, null]], values: [['Третья', 1, null]] };
    answer(rest, ok({ ...last, keys: [{ studentId: 9 }] }));
    expect((await call(...debtors, '--csv')).out).toMatch(/Примерная[^]*Образцов[^]*Третья,1,\r\n$/);
    const answered = JSON.parse((await call(...debtors, '--json')).out) as typeof found;
    expect(answered.keys).toEqual([{ studentId: 7 }, { studentId: 8 }, { studentId: 9 }]);
    expect(answered.rows).toHaveLength(3);
  });

  it('report names: --xlsx saves them under the filters of the report', async () => {
    const { code, err } = await call(...debtors, '--term', '2026-spring', '--xlsx');
    expect({ code, err }).toEqual({ code: 0, err: `Saved: ${join(folder(), 'names.xlsx')}\n` });
    expect(await readFile(join(folder(), 'names.xlsx'), 'utf8')).toBe('"xlsx"');
  });

  it('report names: a row can be named by an unknown value, and by a day', async () => {
    expect((await call('debts', '--names', 'debtors', '--row', 'course=')).code).toBe(0);
    expect((await call('sign-ins', '--names', 'failed', '--row', 'day=2026-11-24')).code).toBe(0);
  });

  it('report names: reports that a number has no students', async () => {
    answer(all, ok({ ...found, rows: [], values: [], keys: [], total: 0, sum: 0 }));
    expect(await call(...debtors)).toEqual({ code: 0, out: '', err: 'This number counts no one.\n' });
  });

  it('report names: names the columns that can be opened, for the list and the file', async () => {
    const sentence =
      'This column has no list of people. Columns that have one: debtors (Должников), debts (Задолженностей)\n';
    const argv = ['debts', '--names', 'names'];
    expect(await call(...argv, '--term', '2026-spring')).toEqual({ code: 2, out: '', err: sentence });
    expect(await call(...argv, '--xlsx')).toEqual({ code: 2, out: '', err: sentence });
  });

  it('report names: reports any other failure', async () => {
    answer(all, { status: 500 });
    expect(await call(...debtors)).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
    expect(requests()).toHaveLength(1);
  });

  it.each([
    [['debts', '--row', 'course=2'], 'a row or a page also needs a column: --names'],
    [['debts', '--page', '2'], 'a row or a page also needs a column: --names'],
    [['--names', 'debtors'], 'Give the name of a report.'],
    [[...debtors, '--pdf'], "option '--names <column>' cannot be used with option '--pdf'"],
    [['debts', '--names', 'x', '--row', 'month=1'], 'Rows of the report debts have no key "month=1".'],
    [['debts', '--names', 'x', '--row', 'course'], 'Choose from: facultyId, course'],
    [['debts', '--names', 'x', '--row', 'course=two'], 'There is no such key value: course=two'],
    [['sign-ins', '--names', 'x', '--row', 'day=today'], 'There is no such key value: day=today'],
    [['sign-ins', '--names', 'x', '--course', '2'], 'The report sign-ins does not accept --course.'],
  ])('report names: rejects %j', async (argv, sentence) => {
    const { code, err } = await call(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });

  it('report names: requires an administrator', async () => {
    expect((await askUnknown(['report', ...debtors])).code).toBe(4);
  });
});
