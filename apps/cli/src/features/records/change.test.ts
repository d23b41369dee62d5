import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run, World } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const faculty = { id: 7, version: 3, name: 'Факультет примеров', abbrev: 'ФП' };

const folder = temporaryFolder();
let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  replies = {
    ...adminServer(),
    'GET /admin/faculties/7': forAdmin({ body: faculty }),
    'POST /admin/faculties': forAdmin((body) => ({ body: { id: 8, version: 1, ...Object(body) } })),
    'PUT /admin/faculties/7': forAdmin((body) => ({ body: { id: 7, ...Object(body), version: 4 } })),
    'DELETE /admin/faculties/7': forAdmin({ body: { id: 7 } }),
  };
  stub = await stubProvider(replies);
});
afterEach(() => stub.close());

const ask = (argv: readonly string[], world: World = {}): Promise<Run> =>
  runAdmin(argv, { url: stub.url, cwd: folder(), ...world });
const sent = (): string[] => stub.requests.map(({ line }) => line);
const written = (line: string): unknown => stub.requests.find((request) => request.line === line)?.body;

describe('semestr admin … create', () => {
  it('records: create adds a record and shows it', async () => {
    const { code, out } = await ask(['faculties', 'create', '--set', 'name=101', '--set', 'abbrev=Ф=1']);
    expect(code).toBe(0);
    expect(written('POST /admin/faculties')).toEqual({ name: '101', abbrev: 'Ф=1' });
    expect(out).toBe('id       8\nversion  1\nname     101\nabbrev   Ф=1\n');
  });

  it('records: create parses values by the types of the fields', async () => {
    const set = ['--set', 'groupIds=[24001]', '--set', 'startTime=null', '--set', 'employeeId=7'];
    const text = [
      '--set',
      'content=42',
      '--set',
      'date=2026-12-01',
      '--set',
      'endTime=null',
      '--set',
      'room=null',
    ];
    const { code, out } = await ask(['announcements', 'create', ...set, ...text, '--dry-run']);
    expect(code).toBe(0);
    const preview = JSON.parse(out) as { body: unknown };
    expect(preview.body).toEqual({
      groupIds: [24001],
      startTime: null,
      employeeId: 7,
      content: '42',
      date: '2026-12-01',
      endTime: null,
      room: null,
    });
    expect(sent()).toEqual([]);
  });

  it('records: create reads a record from a file, and from stdin', async () => {
    await writeFile(join(folder(), 'new.json'), '{"name":"Новый","abbrev":"Н"}');
    expect((await ask(['faculties', 'create', '--from', 'new.json'])).code).toBe(0);
    expect(written('POST /admin/faculties')).toEqual({ name: 'Новый', abbrev: 'Н' });
    const piped = await ask(['faculties', 'create', '--from', '-'], { stdin: '{}' });
    expect(piped.code).toBe(2);
    expect(piped.err).toContain('so give the password with --password-file');
    await writeFile(join(folder(), 'password'), 'Admin-2026!', { mode: 0o600 });
    const both = ['--from', '-', '--password-file', 'password'];
    expect((await ask(['faculties', 'create', ...both], { stdin: '{"name":"Х","abbrev":"Х"}' })).code).toBe(
      0,
    );
  });

  it.each([
    [['--set', 'name=Ф'], '  abbrev: This field is required!'],
    [['--set', 'nam=Ф'], 'There is no field "nam".\nDid you mean name?\nAllowed: name, abbrev'],
    [[], "required option '--set <field=value>' not specified"],
    [
      ['--set', 'name=Ф', '--from', 'x'],
      "option '--set <field=value>' cannot be used with option '--from <file>'",
    ],
    [['--from', 'wrong.json'], 'Invalid JSON'],
    [['--from', 'list.json'], 'must be a JSON object'],
    [['--from', 'other.json'], 'There is no field "id".'],
  ])('records: create rejects %j before a request is sent', async (argv, sentence) => {
    await writeFile(join(folder(), 'wrong.json'), '{');
    await writeFile(join(folder(), 'list.json'), '[]');
    await writeFile(join(folder(), 'other.json'), '{"id":7}');
    const { code, out, err } = await ask(['faculties', 'create', ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(sent()).toEqual([]);
  });
});

describe('semestr admin … edit', () => {
  it('records: edit changes the given fields, in the version that was read', async () => {
    const { code, out } = await ask(['faculties', 'edit', '7', '--set', 'abbrev=ФПр']);
    expect(code).toBe(0);
    expect(written('PUT /admin/faculties/7')).toEqual({ name: faculty.name, abbrev: 'ФПр', version: 3 });
    expect(out).toContain('version  4\n');
  });

  it('records: edit accepts a record as it was read, in the version of the file', async () => {
    await writeFile(join(folder(), '7.json'), JSON.stringify({ ...faculty, version: 2, abbrev: 'Ф' }));
    expect((await ask(['faculties', 'edit', '7', '--from', '7.json'])).code).toBe(0);
    expect(written('PUT /admin/faculties/7')).toEqual({ name: faculty.name, abbrev: 'Ф', version: 2 });
  });

  it('records: edit rejects changes of read-only fields', async () => {
    await writeFile(join(folder(), '7.json'), JSON.stringify({ ...faculty, id: 8 }));
    const { code, err } = await ask(['faculties', 'edit', '7', '--from', '7.json']);
    expect(code).toBe(2);
    expect(err).toContain('The field "id" cannot be changed.');
    expect(sent()).not.toContain('PUT /admin/faculties/7');
  });

  it('records: edit shows with --dry-run what would be sent', async () => {
    const { code, out } = await ask(['faculties', 'edit', '7', '--set', 'abbrev=Ф', '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      method: 'PUT',
      path: '/api/v1/admin/faculties/7',
      body: { name: faculty.name, abbrev: 'Ф', version: 3 },
    });
    expect(sent()).not.toContain('PUT /admin/faculties/7');
  });

  it('records: edit reports a concurrent change', async () => {
    replies['PUT /admin/faculties/7'] = forAdmin({ status: 409 });
    const { code, err } = await ask(['faculties', 'edit', '7', '--set', 'abbrev=Ф']);
    expect(code).toBe(1);
    expect(err).toContain('The record was changed in the meantime.');
  });

  it('records: edit requires values when there is no terminal', async () => {
    const { code, err } = await ask(['faculties', 'edit', '7']);
    expect(code).toBe(2);
    expect(err).toContain('Give what to change:');
    expect(sent()).toEqual([]);
  });
});

describe('semestr admin … delete', () => {
  it('records: delete removes a record with --yes', async () => {
    const { code, out } = await ask(['faculties', 'delete', '7', '--yes']);
    expect({ code, out }).toEqual({ code: 0, out: 'Deleted: faculties 7.\n' });
    expect(sent()).toEqual(['POST /auth/login', 'DELETE /admin/faculties/7', 'POST /auth/logout']);
  });

  it('records: delete requires --yes when there is no terminal, but not for --dry-run', async () => {
    const { code, err } = await ask(['faculties', 'delete', '7']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no terminal for a confirmation. To delete it, add --yes.\n',
    });
    expect(sent()).toEqual([]);
    const { out } = await ask(['faculties', 'delete', '7', '--dry-run']);
    expect(JSON.parse(out)).toEqual({ method: 'DELETE', path: '/api/v1/admin/faculties/7' });
    expect(sent()).not.toContain('DELETE /admin/faculties/7');
  });

  it.each([
    ['yes', 0],
    ['да', 0],
    ['no', 1],
    ['', 1],
  ])('records: delete prompts at a terminal, and handles the answer "%s"', async (answer, expected) => {
    const { code, err } = await ask(['faculties', 'delete', '7'], { typed: ['Admin-2026!', answer] });
    expect(code).toBe(expected);
    expect(err).toContain('Факультет примеров');
    expect(sent().includes('DELETE /admin/faculties/7')).toBe(expected === 0);
  });

  it('records: delete reports what uses the record', async () => {
    const uses = [
      { resource: 'specialities', count: 2 },
      { resource: 'groups', count: 1 },
    ];
    replies['DELETE /admin/faculties/7'] = forAdmin({ status: 409, body: { reason: 'record-in-use', uses } });
    const { code, err } = await ask(['faculties', 'delete', '7', '--yes']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The record cannot be deleted: other records refer to it. It is used by 2 specialities, 1 group.\n',
    });
  });
});

describe('confirmation required by the server', () => {
  it('records: a required confirmation is reported with the field that confirms it', async () => {
    const student = {
      cardNumber: '52850001',
      lastName: 'Новиков',
      firstName: 'Пётр',
      middleName: null,
      birthDate: '2008-02-29',
      groupId: 24001,
      subgroup: 1,
      isGroupHead: true,
      canStudentNote: false,
      hasProfiling: false,
    };
    replies['POST /admin/students'] = forAdmin({ status: 409, body: { reason: 'group-has-head' } });
    await writeFile(join(folder(), 'new.json'), JSON.stringify(student));
    const { code, err } = await ask(['students', 'create', '--from', 'new.json']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The group already has a head. To do it anyway: --set inPlaceOfHead=true\n',
    });
  });
});

describe('actions on records', () => {
  it.each([
    [
      ['outbox', 'retry', '5'],
      'POST /admin/outbox/5/retry',
      { id: 5, state: 'waiting' },
      'Message 5: waiting.\n',
    ],
    [['audit', 'undo', '5'], 'POST /admin/audit/5/undo', { id: 9 }, 'Undone. Log entry: 9.\n'],
    [['sessions', 'end', '5'], 'DELETE /admin/sessions/5', undefined, 'Session 5 has ended.\n'],
  ])('records: runs the action %j', async (argv, line, body, sentence) => {
    replies[line] = forAdmin({ body });
    expect(await ask(argv)).toEqual({ code: 0, out: sentence, err: '' });
    expect((await ask([...argv, '--dry-run'])).code).toBe(0);
    expect(sent().filter((one) => one === line)).toHaveLength(1);
  });
});
