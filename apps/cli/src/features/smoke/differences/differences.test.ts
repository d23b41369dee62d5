import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { department, employee, faculty, group, room } from '../../../../test/answers.fixture.ts';
import { ok, type Replies, type Stub, stubProvider } from '../../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../../test/run.fixture.ts';
import { sessionServer } from '../../../../test/session.fixture.ts';
import { temporaryFolder } from '../../../../test/temporary.fixture.ts';
import type { DifferenceReport } from './difference.ts';

const folder = temporaryFolder();

let stub: Stub | undefined;
afterEach(() => stub?.close());

const etag = { headers: { etag: 'W/"1"' } };

/** Compares with another provider, which does not support any calls beyond these. */
async function compare(
  only: string,
  replies: Replies,
  argv: readonly string[] = [],
  world: World = {},
): Promise<Run> {
  stub = await stubProvider(replies);
  return run(['smoke', '--differences', ...argv, '--only', only], { url: stub.url, ...world });
}

async function found(only: string, replies: Replies, argv: readonly string[] = [], world: World = {}) {
  const { code, out } = await compare(only, replies, [...argv, '--json'], world);
  const report = JSON.parse(out) as DifferenceReport;
  const differences = report.differences.map(
    ({ severity, kind, where, expected, got, times }) =>
      `${severity} ${kind} ${where ?? '-'} ${expected ?? '-'} ${got ?? '-'} ×${times}`,
  );
  return { code, report, differences };
}

describe('semestr smoke --differences', () => {
  it('differences: reports a field’s path, the expected and the received type, never the value', async () => {
    const secret = 'Тайный Павел Ильич';
    const people = [
      employee,
      { ...employee, urlId: null, fio: 17, academicDepartment: secret },
      { ...employee, urlId: null, rank: [secret], lastName: undefined },
    ];
    const { code, report, differences } = await found('employees.all', { 'GET /employees/all': ok(people) });
    expect(code).toBe(1);
    expect(differences).toEqual([
      'breaking body [].academicDepartment array string ×1',
      'breaking body [].urlId string null ×2',
      'breaking body [].fio string int ×1',
      'breaking body [].lastName string nothing ×1',
      'breaking body [].rank string array ×1',
      'tolerated no-etag - - - ×1',
    ]);
    expect(JSON.stringify(report)).not.toContain('Тайный');
  });

  it('differences: lists keys beyond the contract once, and tolerates them', async () => {
    const more = {
      ...room,
      area: 40,
      buildingNumber: { ...room.buildingNumber, 'ул. Тайная': 1, floors: 3 },
    };
    const { code, differences } = await found('rooms.all', { 'GET /auditories': ok([more, more, room]) });
    expect(code).toBe(0);
    expect(differences).toEqual([
      'tolerated no-etag - - - ×1',
      'tolerated extra [].buildingNumber.{} - - ×1',
      'tolerated extra [].buildingNumber.floors - - ×1',
      'tolerated extra [].area - - ×1',
    ]);
  });

  it('differences: distinguishes missing calls from those that only this project’s server has', async () => {
    const { code, report } = await found('a', { 'GET /faculties': ok([faculty]) });
    const severityOf = (name: string) =>
      report.differences.find(({ call, kind }) => call === name && kind === 'not-there')?.severity;
    expect(code).toBe(1);
    expect(severityOf('specialities.all')).toBe('breaking');
    expect(severityOf('holidays.list')).toBe('lacking');
    expect(severityOf('admin.faculties.list')).toBe('lacking');
    // Without a list of groups there are no arguments for the call.
    expect(report.notAsked).toContain('schedule.ofGroup');
    expect(severityOf('faculties.all')).toBeUndefined();
    expect(report.differences.map(({ severity }) => severity)).toEqual(
      report.differences.map(({ severity }) => severity).toSorted(),
    );
  });

  it('differences: reports an unexpected status', async () => {
    const { code, differences } = await found('currentWeek', {
      'GET /schedule/current-week': { status: 500 },
    });
    expect({ code, differences }).toEqual({ code: 1, differences: ['breaking status - 200 500 ×1'] });
  });

  it('differences: reports a call that is open without signing in, and a refusal in another format', async () => {
    const open = await found('notifications.count', { 'GET /notifications/count': ok(3) });
    expect(open).toMatchObject({ code: 1, differences: ['breaking open - 403 200 ×1'] });
    await stub?.close();
    const other = await found('notifications.count', { 'GET /notifications/count': { status: 401 } });
    expect(other).toMatchObject({ code: 0, differences: ['tolerated status - 403 401 ×1'] });
  });

  it('differences: reports a page instead of JSON, and JSON with another content type', async () => {
    const page = { headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'Вход' };
    const wrong = await found('faculties.all', { 'GET /faculties': page });
    expect(wrong.code).toBe(1);
    expect(wrong.differences[0]).toBe('breaking content-type - application/json text/html ×1');
    await stub?.close();
    const named = { ...etag, headers: { ...etag.headers, 'content-type': 'text/json' }, body: [faculty] };
    const { code, differences } = await found('faculties.all', { 'GET /faculties': named });
    expect(code).toBe(0);
    expect(differences).toEqual([
      'tolerated content-type - application/json text/json ×1',
      'tolerated no-304 - 304 200 ×1',
    ]);
  });

  it('differences: reports a missing response, and missing public content', async () => {
    const replies: Replies = {
      'GET /employees/all': ok([employee]),
      'GET /employees/schedule/i-obrazcov': { status: 404 },
      'GET /employees/details-url?urlId=i-obrazcov': 'lost',
    };
    const { code, report } = await found('employees.', replies, ['--skip', 'admin']);
    expect(code).toBe(1);
    const of = (name: string) =>
      report.differences.filter(({ call }) => call === name).map(({ kind }) => kind);
    expect(of('employees.details')).toEqual(['no-answer']);
    expect(of('employees.contactCard')).toEqual(['not-there']);
  });

  it('differences: reports a slow response', async () => {
    let moment = Date.parse('2026-11-25T09:00:00Z');
    const slowly: World = { now: () => new Date((moment += 400)).toISOString() };
    const replies = { 'GET /schedule/current-week': ok(3) };
    const slow = await found('currentWeek', replies, ['--budget', '300ms'], slowly);
    expect(slow.code).toBe(0);
    expect(slow.differences).toContain('tolerated slow - ≤ 300 ms 400 ms ×1');
    await stub?.close();
    const usual = await found('currentWeek', replies, [], slowly);
    expect(usual.differences.filter((one) => one.includes('slow'))).toEqual([]);
  });

  it('differences: takes arguments from the provider’s lists even when these differ themselves', async () => {
    const replies = {
      'GET /student-groups': ok([{ ...group, course: 'второй' }]),
      'GET /last-update-date/student-group?groupNumber=428501': ok({ lastUpdateDate: 5 }),
    };
    const { differences } = await found('groups.lastUpdate', replies);
    expect(differences).toContain('breaking body lastUpdateDate string int ×1');
  });

  it('differences: also makes calls that need a session, and names those without content', async () => {
    const { replies, signedIn } = sessionServer();
    const own = {
      ...replies,
      'GET /certificate': signedIn({ status: 404 }),
      'GET /mark-sheet': signedIn(ok([])),
    };
    const user = ['--user', '42850001', '--skip', 'admin'];
    const done = await found('certificates.list', own, user, { stdin: 'Student-2026!' });
    expect(done).toMatchObject({ code: 0, differences: [], report: { nothingShown: ['certificates.list'] } });
    expect(stub?.requests.at(-1)?.line).toBe('POST /auth/logout');
  });
});

describe('report of semestr smoke --differences', () => {
  const replies: Replies = {
    'GET /faculties': ok([{ ...faculty, id: 'один', dean: 1 }]),
    'GET /departments': ok([department]),
  };

  it('differences report: prints Markdown, the worst first, with a summary line', async () => {
    const { code, out, err } = await compare('GET /faculties', replies);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'No calls match "GET /faculties".\n',
    });
    await stub?.close();
    const done = await compare('faculties.all', replies, [], { env: { SEMESTR_LANG: 'ru' } });
    expect(done).toMatchObject({ code: 1, err: '' });
    expect(done.out.replace(stub?.url ?? '', 'URL')).toMatchInlineSnapshot(`
      "# Чем URL отличается от контракта

      Проверено вызовов: 1, с отличиями: 1. Отличий: несовместимых 1, с неполными ответами 0, безвредных 2.

      ## Несовместимо: 1

      | вызов | запрос | кто | что | поле | ожидалось | пришло | раз |
      | --- | --- | --- | --- | --- | --- | --- | --- |
      | \`faculties.all\` | \`GET /api/v1/faculties\` | любой | поле не такое | \`[].id\` | \`number\` | \`string\` | 1 |

      ## Не мешает: 2

      | вызов | запрос | кто | что | поле | ожидалось | пришло | раз |
      | --- | --- | --- | --- | --- | --- | --- | --- |
      | \`faculties.all\` | \`GET /api/v1/faculties\` | любой | нет ETag |  |  |  | 1 |
      | \`faculties.all\` | \`GET /api/v1/faculties\` | любой | лишнее поле | \`[].dean\` |  |  | 1 |
      "
    `);
  });

  it('differences report: is saved to a file, as JSON when requested', async () => {
    const { code, out, err } = await compare('faculties.all', replies, ['differences.md'], { cwd: folder() });
    const file = join(folder(), 'differences.md');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `Saved: ${file}\nCalls checked: 1, with differences: 1. Differences: breaking our clients 1, incomplete answers 0, harmless 2.\n`,
    );
    expect(await readFile(file, 'utf8')).toContain('| `faculties.all` | `GET /api/v1/faculties` |');
    await stub?.close();
    await compare('faculties.all', replies, ['differences.md', '--json'], { cwd: folder() });
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ ok: false, summary: { breaking: 1 } });
  });

  it('differences report: is not written for an unavailable server', async () => {
    stub = await stubProvider({});
    await stub.close();
    const { url } = stub;
    const { code, out, err } = await run(['smoke', '--differences', '--only', 'faculties'], { url });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`Cannot reach ${url}: the connection to ${new URL(url).host} was refused.`);
  });

  it('differences report: ends when the server stops responding, and states so', async () => {
    const lost = ['/admin/buildings', '/admin/buildings/1', '/admin/departments'].map(
      (path) => `GET ${path}`,
    );
    const dead: Replies = Object.fromEntries(lost.map((line) => [line, 'lost']));
    const { code, report } = await found('admin/', dead);
    expect({ code, isCutShort: report.isCutShort }).toEqual({ code: 1, isCutShort: true });
    expect(report.differences.filter(({ kind }) => kind === 'no-answer')).toHaveLength(3);
    expect(stub?.requests.some(({ line }) => line.includes('education-forms'))).toBe(false);
  });
});
