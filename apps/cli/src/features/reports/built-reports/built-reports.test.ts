import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../../test/administrator.fixture.ts';
import { ok } from '../../../../test/provider.fixture.ts';
import { run, type World } from '../../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../../test/temporary.fixture.ts';

const written = {
  view: 'students',
  rows: ['faculty'],
  across: 'course',
  measure: 'count',
  filter: { course: [1, 2] },
};
const saved = {
  ...written,
  across: null,
  id: 7,
  version: 2,
  name: 'Студенты',
  authorId: null,
  createdAt: '2026-11-20T06:00:00.000Z',
};
const counting = { type: 'number', opens: false, adds: true };
const report = {
  columns: [
    { key: 'faculty', title: 'Факультет', type: 'text', opens: false, adds: false },
    { ...counting, key: 'of:1', title: '1' },
    { ...counting, key: 'total', title: 'Всего' },
  ],
  rows: [
    ['ФИС', 102, 210],
    ['ФЭП', 47, 74],
  ],
  values: [
    [20005, 102, 210],
    [20006, 47, 74],
  ],
  keys: [{ faculty: 20005 }, { faculty: 20006 }],
  totals: ['Всего', 149, 284],
};

const ofFile = 'view=students&rows=["faculty"]&across=course&measure=count&filter={"course":[1,2]}';
const ofSaved = 'view=students&rows=["faculty"]&measure=count&filter={"course":[1,2]}';
const counted = `GET /admin/built-reports?${ofFile}`;

const { ask, askUnknown, answer, requests } = administratorServer({
  'GET /admin/saved-reports/7': ok(saved),
  [counted]: ok(report),
  [`GET /admin/built-reports?${ofSaved}`]: ok(report),
  [`GET /admin/built-reports/file?${ofSaved}&name=Студенты`]: { body: 'xlsx' },
  [`GET /admin/built-reports/pdf?${ofFile}`]: { body: 'pdf' },
});

const folder = temporaryFolder();
const call = (argv: readonly string[], world: World = {}) =>
  ask(['built-report', ...argv], { cwd: folder(), ...world });
async function from(content: unknown, ...argv: readonly string[]) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(folder(), 'report.json'), text);
  return call(['--from', 'report.json', ...argv]);
}

describe('semestr admin built-report', () => {
  it('built reports: lists the views and their fields without a server', async () => {
    const { code, out } = await run(['admin', 'built-report'], { env: { SEMESTR_LANG: 'ru' } });
    expect(code).toBe(0);
    expect(out).toMatch(/^students +Студенты +count +faculty, speciality, course,/m);
    expect(out).toMatch(/^audit .* action, administrator, day, month +from, to$/m);
    const views = JSON.parse((await run(['admin', 'built-report', '--json'])).out) as unknown[];
    expect(views).toContain('journal-marks');
  });

  it('built reports: counts a report from a file, with totals', async () => {
    const { code, out, err } = await from(written);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'Факультет    1  Всего\nФИС        102    210\nФЭП         47     74\nВсего      149    284\n',
    );
  });

  it('built reports: prints CSV without totals, and the server’s response with --json', async () => {
    expect((await from(written, '--csv')).out).toBe('faculty,of:1,total\r\n20005,102,210\r\n20006,47,74\r\n');
    expect(JSON.parse((await from(written, '--json')).out)).toEqual(report);
  });

  it('built reports: counts a saved report by its number, or one piped in as it is printed', async () => {
    expect((await call(['7'])).out).toContain('ФИС');
    const stdin = `Admin-2026!\n${JSON.stringify(saved)}`;
    expect((await call(['--from', '-'], { stdin })).out).toContain('ФИС');
    const matches = requests().filter(({ line }) => line.includes(ofSaved));
    expect(matches).toHaveLength(2);
  });

  it('built reports: saves a workbook or a printable file under the report’s name', async () => {
    const { code, err } = await call(['7', '--xlsx']);
    expect({ code, err }).toEqual({ code: 0, err: `Saved: ${join(folder(), 'report.xlsx')}\n` });
    expect(await readFile(join(folder(), 'report.xlsx'), 'utf8')).toBe('"xlsx"');
    expect((await from(written, '--pdf', '--out', 'own.pdf')).code).toBe(0);
    expect(await readFile(join(folder(), 'own.pdf'), 'utf8')).toBe('"pdf"');
  });

  it('built reports: names invalid parts of a report, and the valid choices', async () => {
    const { code, out, err } = await from({
      view: 'students',
      rows: ['faculty', 'faculty', 'kind'],
      measure: 'hours',
      filter: { from: '2026-09-01' },
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatchInlineSnapshot(`
      "This report is not valid:
        rows: at most 2
        rows.1: duplicate "faculty"
        rows.2: "students" has no "kind". Choose from: faculty, speciality, course, group, degree, educationForm
        measure: "students" has no "hours". Choose from: count
        filter.from: "students" has no "from". Choose from: faculty, speciality, course, group, degree, educationForm
      "
    `);
    expect(requests()).toEqual([]);
  });

  it.each([
    [{ ...written, view: 'cats' }, 'view: unknown "cats". Choose from: students, marks,'],
    [{ ...written, rows: [] }, 'rows: give at least one dimension'],
    [
      { ...written, view: 'audit', rows: ['day'], across: null, filter: { day: 1, x: 1 } },
      'day, month, from, to',
    ],
    [
      { ...written, view: 'loans', filter: { from: '2026-11-02', to: '2026-11-01' } },
      'filter.to: the last day is before the first',
    ],
    [{ view: 'students' }, 'A report needs view, rows and measure: rows, measure'],
    ['{', 'Invalid JSON:'],
  ])('built reports: rejects %j before counting', async (content, sentence) => {
    const { code, err } = await from(content);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });

  it.each([
    ['rows', 'The report has more than 2000 rows'],
    ['across', 'The report has more than 60 columns'],
  ])('built reports: reports too many %s', async (field, sentence) => {
    answer(counted, { status: 400, body: { fields: [{ field, reason: 'too-many' }] } });
    const { code, err } = await from(written);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  it('built reports: reports that nothing matches, and any other failure', async () => {
    answer(counted, ok({ ...report, rows: [], values: [], keys: [], totals: [] }));
    expect(await from(written)).toEqual({ code: 0, out: '', err: 'Nothing matches the conditions.\n' });
    answer(counted, { status: 500 });
    expect(await from(written)).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
    answer('GET /admin/saved-reports/7', { status: 404 });
    expect((await call(['7'])).err).toBe('There is no such record.\n');
  });

  it.each([
    [['7', '--from', 'report.json'], 'give either the number of a saved report or --from'],
    [['--xlsx'], 'give the report to save: a number or --from'],
    [['7', '--out', 'x.csv'], 'Give --xlsx or --pdf'],
    [['7', '--xlsx', '--pdf'], "option '--xlsx' cannot be used with option '--pdf'"],
    [['mine'], 'number: write a number such as 7 or 1027, not mine.'],
  ])('built reports: rejects the call %j', async (argv, sentence) => {
    const { code, err } = await call(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });

  it('built reports: requires an administrator', async () => {
    expect((await askUnknown(['built-report', '7'])).code).toBe(4);
  });
});
