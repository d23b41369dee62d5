import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { openWorkspace, reportOf, type Workspace } from '../../../test/folder.fixture.ts';
import { importServer, ok } from '../../../test/provider.fixture.ts';
import { run } from '../../../test/run.fixture.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.close());

const good = {
  'employees-all.json': [a.employee],
  'student-groups.json': [a.group],
  'schedule-428501.json': a.schedule(),
  'live-2026.json': {
    'GET /faculties': [a.faculty],
    'GET /departments': [a.department],
    'GET /specialities': [a.speciality],
    'GET /auditories': [a.room],
    'GET /employees/schedule/i-obrazcov': a.ofEducator(),
    'GET /announcements/employees?url-id=i-obrazcov': a.page([a.announcement()]),
    'GET /rating/courses?facultyId=1': [],
  },
};

describe('semestr import --from FOLDER', () => {
  it('import folder: stores the content of the files and prints a table', async () => {
    await workspace.save(good);
    const { code, out, err } = await workspace.importFolder();
    expect(code).toBe(0);
    expect(out.replace(workspace.stub.url, 'URL')).toMatchInlineSnapshot(`
      "Import: . → URL

      kind           read  stored  unchanged  skipped
      faculties         1       1          0        0
      departments       1       1          0        0
      specialities      1       1          0        0
      employees         1       1          0        0
      groups            1       1          0        0
      rooms             1       1          0        0
      schedules         2       2          0        0
      announcements     1       1          0        0

      Not imported:
          live-2026.json › GET /rating/courses?facultyId=1
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "storing: faculties 1
      storing: departments 1
      storing: specialities 1
      storing: employees 1
      storing: groups 1
      storing: rooms 1
      storing: schedules 2
      storing: announcements 1
      "
    `);
  });

  it('import folder: sends the kinds in the order of their dependencies', async () => {
    await workspace.save(good);
    await workspace.importFolder();
    const calls = workspace.stub.requests.flatMap(({ line }) => /import\/(.+)$/.exec(line)?.[1] ?? []);
    expect(calls).toEqual([
      'faculties',
      'departments',
      'specialities',
      'employees',
      'groups',
      'rooms',
      'schedules',
      'announcements',
    ]);
  });

  it('import folder: finds everything unchanged on the second run', async () => {
    await workspace.save(good);
    const first = reportOf(await workspace.importFolder(['--json']));
    const second = reportOf(await workspace.importFolder(['--json']));
    expect(first.kinds.map(({ stored }) => stored)).toEqual([1, 1, 1, 1, 1, 1, 2, 1]);
    expect(second.kinds.map(({ stored, unchanged }) => [stored, unchanged])).toEqual(
      first.kinds.map(({ stored }) => [0, stored]),
    );
  });

  it('import folder: only reads and checks in a dry run', async () => {
    await workspace.save(good);
    const { code, out } = await run(['import', '--from', workspace.folder, '--dry-run'], {
      url: workspace.stub.url,
    });
    expect(code).toBe(0);
    expect(out).toContain('Dry run, nothing is stored');
    expect(workspace.stub.requests).toEqual([]);
  });

  it('import folder: sends at most 200 records and 20 schedules at a time', async () => {
    const groups = Array.from({ length: 201 }, (_none, index) => ({
      ...a.group,
      id: index + 1,
      name: `${index + 1}`,
    }));
    await workspace.save({
      'student-groups.json': groups,
      ...Object.fromEntries(
        groups
          .slice(0, 21)
          .map((group) => [`schedule-${group.name}.json`, a.schedule({ studentGroupDto: group })]),
      ),
    });
    await workspace.importFolder();
    const sizes = (kind: string): number[] =>
      workspace.stub.requests.flatMap(({ line, body }) =>
        line.endsWith(kind) && Array.isArray(body) ? body.length : [],
      );
    expect([sizes('groups'), sizes('schedules')]).toEqual([
      [200, 1],
      [20, 1],
    ]);
  });

  it.each([
    [['--from', 'nowhere'], 'There is no such folder'],
    [['--from', '.'], 'has no .json files'],
  ])('import folder: reports an error for %j', async (argv, sentence) => {
    const { code, err } = await run(['import', ...argv, '--dry-run'], { cwd: workspace.folder });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  it('import folder: shows its progress on a terminal, on stderr', async () => {
    await workspace.save(good);
    const { out, err } = await workspace.importFolder([], { isTerminal: true, env: { NO_COLOR: '1' } });
    expect(err).toContain('✓ storing: schedules');
    expect(out).not.toContain('storing');
  });

  it('import folder: maps records that the server skips back to file and record', async () => {
    await workspace.close();
    workspace = await openWorkspace({
      'POST /admin/import/specialities': ok({
        stored: 0,
        unchanged: 0,
        skipped: [{ index: 0, field: 'facultyId', reason: 'unknown' }],
      }),
    });
    await workspace.save({ 'specialities.json': [a.speciality] });
    const { code, out, err } = await workspace.importFolder();
    expect(out).toContain(
      'specialities.json  #1 Примерная инженерия  facultyId  server: refers to a missing record',
    );
    expect({ code, said: err.includes('Nothing was stored.') }).toEqual({ code: 1, said: true });
  });

  it('import folder: finds the record that makes the server reject a batch and stores the others', async () => {
    const store = importServer()['POST /admin/import/faculties'];
    await workspace.close();
    workspace = await openWorkspace({
      'POST /admin/import/faculties': (request) =>
        JSON.stringify(request.body).includes('20103') || typeof store !== 'function'
          ? { status: 500 }
          : store(request),
    });
    await workspace.save({
      'faculties.json': [20101, 20102, 20103, 20104, 20105].map((id) => ({
        ...a.faculty,
        id,
        abbrev: `Ф${id}`,
      })),
    });
    const { kinds, skips } = reportOf(await workspace.importFolder(['--json']));
    expect(kinds[0]).toMatchObject({ stored: 4, skipped: 1 });
    expect(skips).toMatchObject([
      { record: '#3 Факультет примеров', reason: expect.stringContaining('500') as string },
    ]);
  });
});
