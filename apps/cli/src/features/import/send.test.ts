import { IMPORT_BYTES } from '@semestr/api/imports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { type Workspace, openWorkspace, reportOf } from '../../../test/folder.fixture.ts';
import { type Answer, importServer, ok } from '../../../test/provider.fixture.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.close());

type Request = { body: unknown; cookie: string };

/** Reply of a server that stores faculties. */
function storing(): (request: Request) => Answer {
  const store = importServer()['POST /admin/import/faculties'];
  return (request) => (typeof store === 'function' ? store(request) : { status: 500 });
}

const faculties = Array.from({ length: 5 }, (_none, index) => ({
  id: 20101 + index,
  name: `Факультет ${index}`,
  abbrev: `Ф${index}`,
}));

async function open(faculty: (request: Request) => Answer): Promise<void> {
  await workspace.close();
  workspace = await openWorkspace({
    'GET /schedule/current-week': ok(1),
    'POST /admin/import/faculties': faculty,
  });
  await workspace.save({ 'faculties.json': faculties, 'student-groups.json': [a.group] });
}

describe('record above the size limit of a request', () => {
  it('import sending: an oversized record is rejected by name, the others are sent in requests that fit', async () => {
    const long = 'я'.repeat(IMPORT_BYTES / 4);
    await workspace.save({
      'announcements-o.json': [
        a.announcement({ id: 1, content: long }),
        a.announcement({ id: 2, content: long + long }),
        a.announcement({ id: 3, content: long }),
      ],
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toMatchObject([{ record: '#2 2', reason: 'too large for a request: 4.2 MB' }]);
    const sizes = workspace.stub.requests
      .filter(({ line }) => line.endsWith('announcements'))
      .map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(IMPORT_BYTES);
  });
});

describe('connection lost during the import', () => {
  it('import sending: a batch is retried after a lost connection', async () => {
    const stored = storing();
    let tries = 0;
    await open((request) => {
      tries += 1;
      return tries === 1 ? 'lost' : stored(request);
    });
    const done = await workspace.importFolder(['--json']);
    expect(done.code).toBe(0);
    expect(reportOf(done).kinds.find(({ kind }) => kind === 'faculties')).toMatchObject({ stored: 5 });
  });

  it('import sending: a connection lost for one record skips only that record', async () => {
    const stored = storing();
    await open((request) => (JSON.stringify(request.body).includes('20103') ? 'lost' : stored(request)));
    const done = await workspace.importFolder(['--json']);
    const { kinds, skips } = reportOf(done);
    expect(done.code).toBe(0);
    expect(kinds.find(({ kind }) => kind === 'faculties')).toMatchObject({ stored: 4, skipped: 1 });
    expect(skips).toMatchObject([
      {
        record: '#3 Факультет 2',
        reason: expect.stringContaining(`The connection to ${workspace.stub.url} was closed`) as string,
      },
    ]);
    expect(workspace.sent('groups')).toMatchObject([{ name: a.group.name }]);
  });

  it('import sending: a permanent loss ends the import with a report of stored and unsent records', async () => {
    let isAway = false;
    await workspace.close();
    workspace = await openWorkspace({
      'GET /schedule/current-week': () => (isAway ? 'lost' : ok(1)),
      'POST /admin/import/groups': () => {
        isAway = true;
        return 'lost';
      },
    });
    await workspace.save({
      'faculties.json': faculties,
      'student-groups.json': [a.group],
      'schedule-428501.json': a.schedule(),
    });
    const { code, out, err } = await workspace.importFolder();
    expect(code).toBe(1);
    expect(out).toMatch(/faculties +5 +5 +0 +0/);
    expect(out).toContain('Not sent: groups 1, schedules 1');
    expect(err).toContain(`The connection to ${workspace.stub.url} was closed before the answer arrived.`);
    expect(err).toContain('Run the import again');
  });

  it('import sending: an ended session has exit code 4', async () => {
    await workspace.close();
    workspace = await openWorkspace({ 'POST /admin/import/groups': { status: 403 } });
    await workspace.save({ 'faculties.json': faculties, 'student-groups.json': [a.group] });
    const { code, out } = await workspace.importFolder();
    expect(code).toBe(4);
    expect(out).toMatch(/faculties +5 +5 +0 +0/);
    expect(out).toContain('Not sent: groups 1');
  });
});
