import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@semestr/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { department, employee, faculty, group, ofEducator, schedule } from '../../../test/answers.fixture.ts';
import {
  type Answer,
  importServer,
  ok,
  type Replies,
  type Stub,
  stubProvider,
} from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

let stub: Stub | undefined;
afterEach(() => stub?.close());

const student = {
  id: 7,
  cardNumber: '42850001',
  lastName: 'Примерная',
  firstName: 'Анна',
  middleName: null,
  belarusianLastName: null,
  belarusianFirstName: null,
  belarusianMiddleName: null,
  birthDate: '2007-03-04',
  groupId: 24001,
  groupName: '428501',
  facultyAbbrev: 'ФП',
  specialityName: 'Примерная инженерия',
  course: 2,
  subgroup: 1,
  isGroupHead: false,
  canStudentNote: false,
  hasProfiling: false,
  illiquidMessage: null,
  version: 1,
  email: null,
  phone: null,
  contactsConfirmed: false,
  onLeaveUntil: null,
};

const ownOnly =
  (body: unknown) =>
  ({ cookie }: { cookie: string }) =>
    cookie === 'SESSION=secret' ? ok(body) : { status: 403 };

const standard: Replies = {
  ...importServer(),
  'GET /schedule/current-week': ok(3),
  'GET /faculties': ok([faculty]),
  'GET /student-groups': ok([{ ...group, name: '428500', id: 24000 }, group]),
  'GET /schedule?studentGroup=428501': ok(schedule()),
  'GET /employees/all': ok([employee]),
  'GET /employees/schedule/i-obrazcov': ok(ofEducator()),
  'GET /auditories': ok([]),
  'GET /departments': ok([department]),
  'GET /departments/name?id=20201': ok('Кафедра образцов'),
  'GET /admin/students': ownOnly([student]),
  'GET /admin/students/7': ownOnly(student),
  'GET /admin/students/1': { status: 403 },
};

async function smoke(argv: readonly string[], world: World = {}, replies = standard): Promise<Run> {
  stub = await stubProvider(replies);
  return run(['smoke', ...argv], { url: stub.url, ...world });
}

interface Call {
  name: string;
  as: string;
  path: string;
  status: number | null;
  result: string;
  detail: string | null;
}

const callsOf = ({ out }: Run): Call[] => (JSON.parse(out) as { calls: Call[] }).calls;

describe('semestr smoke', () => {
  it('CLI-01 smoke test: makes every GET of the contract except those that cancel something', async () => {
    const calls = callsOf(await smoke(['--json']));
    const gets = contract.filter(({ call }) => call.method === 'GET').map(({ name }) => name);
    const readable = gets.filter((name) => !name.endsWith('.closeByGet'));
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(readable));
    // A call that the smoke test has no arguments for would report it.
    expect(calls.filter(({ detail }) => detail?.includes('smoke/arguments'))).toEqual([]);
  });

  it('CLI-01 smoke test: finds real arguments in the lists', async () => {
    const report = await smoke(['--json', '--only', 'schedule/']);
    expect(callsOf(report).map(({ path, result }) => `${path} ${result}`)).toContain(
      '/api/v1/employees/schedule/i-obrazcov ok',
    );
  });

  it('CLI-01 smoke test: passes with one line for each call', async () => {
    const { code, out, err } = await smoke(['--only', 'current-week']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replace(stub?.url ?? '', 'URL')).toMatchInlineSnapshot(`
      "Smoke test of URL
      ✓ schedule.currentWeek                anyone     200     0        1 ok
      Ok: 1, failed: 0, skipped: 0.
      "
    `);
  });

  it('CLI-01 smoke test: tries other groups when one has no schedule', async () => {
    const [call] = callsOf(await smoke(['--json', '--only', 'schedule.ofGroup']));
    expect(call).toMatchObject({ path: '/api/v1/schedule?studentGroup=428501', status: 200, result: 'ok' });
  });

  it('CLI-01 smoke test: fails with the field when a reply does not match its schema', async () => {
    const odd = { ...standard, 'GET /faculties': ok([faculty, { ...faculty, id: 'ФП' }]) };
    const done = await smoke(['--json', '--only', 'faculties.all'], {}, odd);
    expect(done.code).toBe(1);
    expect(callsOf(done)).toMatchObject([{ name: 'faculties.all', status: 200, result: 'failed' }]);
    expect(callsOf(done)[0]?.detail).toContain('1.id');
  });

  it('CLI-01 smoke test: fails when a signed-out caller gets a response', async () => {
    const open = { ...standard, 'GET /admin/students': ok([student]) };
    const done = await smoke(['--json', '--only', 'students.list'], {}, open);
    expect(done.code).toBe(1);
    expect(callsOf(done)).toMatchObject([{ as: 'signed-out', status: 200, result: 'failed' }]);
  });

  it('CLI-01 smoke test: --user checks that calls that require a session respond', async () => {
    const done = await smoke(['--json', '--only', 'admin/students', '--user', 'admin'], {
      stdin: 'Admin-2026!\n',
    });
    expect(done.code).toBe(0);
    expect(callsOf(done).map(({ name, as, status }) => `${name} ${as} ${status}`)).toEqual([
      'students.list signed-out 403',
      'students.list admin 200',
      'students.one signed-out 403',
      'students.one admin 200',
    ]);
  });

  it('CLI-01 smoke test: expects a refusal for a user without permission', async () => {
    const replies = { ...standard, ...importServer([]), 'GET /admin/students': { status: 403 } };
    const done = await smoke(
      ['--json', '--only', 'students.list', '--user', 'admin'],
      { stdin: 'Admin-2026!' },
      replies,
    );
    expect(done.code).toBe(0);
  });

  it('smoke test: stops immediately when the server does not respond', async () => {
    const done = await run(['smoke', '--json', '--url', 'http://127.0.0.1:1']);
    expect(done.code).toBe(1);
    expect(callsOf(done)).toHaveLength(1);
  });

  it('smoke test: reports that no call contains the text', async () => {
    const { code, err } = await smoke(['--only', 'nonsense']);
    expect({ code, err }).toEqual({ code: 2, err: 'No calls match "nonsense".\n' });
  });

  it('smoke test: renders a live table on a terminal', async () => {
    const { code, out } = await smoke(['--only', 'current-week'], {
      isTerminal: true,
      env: { NO_COLOR: '1' },
    });
    expect(code).toBe(0);
    expect(out).toContain('✓ schedule.currentWeek');
    expect(out).toContain('Ok: 1, failed: 0, skipped: 0.');
  });

  it('CLI-01 smoke test: excludes calls', async () => {
    const calls = callsOf(await smoke(['--json', '--only', 'schedule.', '--skip', 'current']));
    expect(calls.map(({ name }) => name)).toContain('schedule.ofGroup');
    expect(calls.map(({ name }) => name)).not.toContain('schedule.currentWeek');
  });

  it('CLI-01 smoke test: fails when a response takes longer than allowed', async () => {
    let moment = Date.parse('2026-11-25T09:00:00Z');
    const slowly: World = { now: () => new Date((moment += 200)).toISOString() };
    const only = ['--json', '--only', 'current-week'];
    expect((await smoke([...only, '--budget', '0.2s'], slowly)).code).toBe(0);
    const slow = await smoke([...only, '--budget', '199ms'], slowly);
    expect(slow.code).toBe(1);
    expect(callsOf(slow)).toMatchObject([{ status: 200, result: 'failed', detail: 'slower than 199 ms' }]);
    const { code, err } = await smoke(['--budget', 'soon']);
    expect(code).toBe(2);
    expect(err).toContain('--budget: write 300ms or 30s, not soon.');
  });

  it('CLI-01 smoke test: reports to CI servers, in a file and in annotations', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'semestr-smoke-'));
    const odd = { ...standard, 'GET /faculties': ok([{ ...faculty, id: '<ФП> & "Ко"' }]) };
    const argv = ['--only', 'faculties.all', '--junit', 'smoke.xml', '--github'];
    const { code, err } = await smoke(argv, { cwd: folder }, odd);
    expect(code).toBe(1);
    expect(err).toMatch(/^::error title=faculties.all \(anyone\)::GET \/api\/v1\/faculties: .+\n/);
    const report = await readFile(join(folder, 'smoke.xml'), 'utf8');
    await rm(folder, { recursive: true });
    expect(
      report.replaceAll(/time="[\d.]+"/g, 'time="…"').replaceAll(stub?.url ?? '', 'URL'),
    ).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="semestr smoke" tests="1" failures="1" skipped="0" time="…">
        <testsuite name="URL" tests="1" failures="1" skipped="0" time="…">
          <testcase classname="faculties.all" name="anyone" time="…"><failure message="0.id: Invalid input">GET /api/v1/faculties: 0.id: Invalid input</failure></testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });
});

describe('semestr smoke with an API token', () => {
  const token = `smst_aB3x${'-'.repeat(39)}`;
  const env = { SEMESTR_TOKEN: token };
  const outOfScope = { status: 403, body: { reason: 'token-scope' } };
  const withToken =
    (answer: Answer): Replies[string] =>
    ({ authorization }) =>
      authorization === `Bearer ${token}` ? answer : { status: 403 };
  const served: Replies = {
    ...standard,
    'GET /notifications/count': withToken(ok(3)),
    'GET /sessions': withToken(outOfScope),
    'GET /admin/students': withToken(outOfScope),
    'GET /grade-book': { status: 403 },
  };
  const resultsOf = (report: Run) =>
    callsOf(report)
      .filter(({ as }) => as === 'token')
      .map(({ name, result, detail }) => [name, result, detail]);

  it('smoke test: checks what a token may do, and skips the rest with the reason', async () => {
    const read = await smoke(['--json', '--only', 'notifications.count'], { env }, served);
    expect([read.code, ...resultsOf(read)]).toEqual([0, ['notifications.count', 'ok', null]]);
    await stub?.close();
    const why = 'The scopes of this API token do not allow this call.';
    const kept = await smoke(['--json', '--only', 'session.list'], { env }, served);
    expect([kept.code, ...resultsOf(kept)]).toEqual([0, ['session.list', 'skipped', why]]);
    await stub?.close();
    // Its arguments are in a list that the token may not read.
    const one = await smoke(['--json', '--only', 'students.one'], { env }, served);
    expect([one.code, resultsOf(one)[0]?.[1]]).toEqual([0, 'skipped']);
  });

  it('smoke test: fails immediately when the token is rejected', async () => {
    const dead = { ...served, 'GET /notifications/count': { status: 403 } };
    const { code, err } = await smoke(['--only', 'week'], { env }, dead);
    expect([code, err]).toEqual([4, expect.stringContaining('rejected the API token')]);
  });
});
