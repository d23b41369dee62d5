import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportNames } from '@semestr/api/reports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const column = (changes: object) => ({ opens: false, adds: true, ...changes });
const report = {
  columns: [
    column({ key: 'facultyId', title: 'Факультет', type: 'text' }),
    column({ key: 'course', title: 'Курс', type: 'number' }),
    column({ key: 'debtors', title: 'Должники', type: 'number', opens: true }),
  ],
  rows: [
    ['ФП', 2, 12],
    ['ФП', null, 3],
  ],
  values: [
    [20005, 2, 12],
    [20005, null, 3],
  ],
  keys: [
    { facultyId: 20005, course: 2 },
    { facultyId: 20005, course: null },
  ],
  parameters: { term: '2026-spring', course: 2 },
};
const narrowed = '?facultyId=20005&course=2';

const folder = temporaryFolder();
let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  replies = {
    ...adminServer(),
    [`GET /admin/reports/debts${narrowed}`]: forAdmin({ body: report }),
    [`GET /admin/reports/debts/file${narrowed}`]: forAdmin({ body: 'xlsx' }),
    [`GET /admin/reports/debts/pdf${narrowed}`]: forAdmin({ body: 'pdf' }),
  };
  stub = await stubProvider(replies);
});
afterEach(() => stub.close());

const ask = (...argv: readonly string[]): Promise<Run> =>
  runAdmin(['report', ...argv], { url: stub.url, cwd: folder() });
const debts = ['debts', '--faculty-id', '20005', '--course', '2'];

describe('semestr admin report', () => {
  it('reports: lists the reports without a server', async () => {
    const { code, out } = await run(['admin', 'report']);
    expect(code).toBe(0);
    expect(out).toContain('debts            debts by faculty and course');
    for (const name of reportNames) {
      expect(out).toMatch(new RegExp(`^${name} `, 'm'));
      expect((await run(['admin', 'report', name])).code).toBe(4);
    }
  });

  it('reports: prints a table, and sends the filters', async () => {
    const { code, out, err } = await ask(...debts);
    expect(code).toBe(0);
    expect(out).toBe('Факультет  Курс  Должники\nФП            2        12\nФП                      3\n');
    expect(err).toBe('Conditions: --term 2026-spring --course 2\n');
  });

  it('reports: prints CSV for programs, and the server’s response with --json', async () => {
    expect((await ask(...debts, '--csv')).out).toBe('facultyId,course,debtors\r\n20005,2,12\r\n20005,,3\r\n');
    expect(JSON.parse((await ask(...debts, '--json')).out)).toEqual(report);
  });

  it.each([
    ['--xlsx', 'report.xlsx', '"xlsx"'],
    ['--pdf', 'report.pdf', '"pdf"'],
  ])('reports: saves a file with %s', async (flag, file, content) => {
    const { code, err } = await ask(...debts, flag);
    expect({ code, err }).toEqual({ code: 0, err: `Saved: ${join(folder(), file)}\n` });
    expect(await readFile(join(folder(), file), 'utf8')).toBe(content);
    expect((await ask(...debts, flag, '--out', `other-${file}`)).code).toBe(0);
    expect(await readFile(join(folder(), `other-${file}`), 'utf8')).toBe(content);
  });

  it.each([
    [['depts'], ', not depts.'],
    [['sign-ins', '--course', '2'], 'The report sign-ins does not accept --course. Allowed: --from, --to'],
    [['sign-ins', '--term', 'x', '--pdf'], 'The report sign-ins does not accept --term.'],
    [['debts', '--course', 'two'], '--course: write a number such as 7 or 1027, not two.'],
    [['debts', '--out', 'x.csv'], 'Give --xlsx or --pdf'],
    [['--pdf'], 'Give the name of a report.'],
    [['--course', '2'], 'Give the name of a report.'],
    [['debts', '--pdf', '--xlsx'], "option '--xlsx' cannot be used with option '--pdf'"],
  ])('reports: rejects %j', async (argv, sentence) => {
    const { code, err } = await ask(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(stub.requests).toEqual([]);
  });
});
