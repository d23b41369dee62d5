import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, listed, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run, World } from '../../../test/run.fixture.ts';

const faculty = (changes: object = {}) => ({
  id: 20005,
  version: 3,
  name: 'Факультет примеров',
  abbrev: 'ФП',
  ...changes,
});
const group = {
  id: 24001,
  version: 1,
  name: '428501',
  facultyId: 20005,
  specialityId: 20101,
  course: null,
  calendarId: '=1+1',
  degree: 1,
  size: 25,
  curatorId: null,
  archivedAt: null,
};

let stub: Stub | undefined;
let replies: Replies;
beforeEach(() => {
  replies = adminServer();
});
afterEach(() => stub?.close());

const ask = async (argv: readonly string[], world: World = {}): Promise<Run> => {
  stub = await stubProvider(replies);
  return runAdmin(argv, { url: stub.url, ...world });
};
const sent = (): string[] => stub?.requests.map(({ line }) => line) ?? [];
const lists = (): string[] => sent().filter((line) => line.startsWith('GET '));

describe('semestr admin … list', () => {
  it('record list: prints a table with the names of the fields', async () => {
    replies['GET /admin/faculties?range=[0,999]'] = forAdmin(
      listed([faculty(), faculty({ id: 7, name: 'Другой', abbrev: 'Д' })]),
    );
    const { code, out, err } = await ask(['faculties', 'list']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "   id  version  name                abbrev
      20005        3  Факультет примеров  ФП
          7        3  Другой              Д
      "
    `);
    expect(sent()).toEqual(['POST /auth/login', 'GET /admin/faculties?range=[0,999]', 'POST /auth/logout']);
  });

  it('record list: sends the filter, the order and the page', async () => {
    const line =
      'GET /admin/groups?filter={"q":"428+фп","facultyId":[20005,20006],"course":2,"archived":"any"}&sort=["name","DESC"]&range=[25,49]';
    replies[line] = forAdmin(listed([group], 60));
    const filters = ['facultyId=20005', 'facultyId=20006', 'course=2', 'archived=any'];
    const narrowed = filters.flatMap((filter) => ['--filter', filter]);
    const argv = ['groups', 'list', '428', 'фп', ...narrowed, '--sort', '-name', '--page', '2'];
    const { code, err } = await ask(argv);
    expect(lists()).toEqual([line]);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Page 2 of 3, 60 rows in all. Other pages: --page NUMBER\n',
    });
  });

  it('record list: shows logs newest first unless another order is requested', async () => {
    await ask(['audit', 'list']);
    expect(lists()).toEqual(['GET /admin/audit?sort=["id","DESC"]&range=[0,999]']);
    await stub?.close();
    await ask(['audit', 'list', '--sort', 'at']);
    expect(lists()).toEqual(['GET /admin/audit?sort=["at","ASC"]&range=[0,999]']);
  });

  it('record list: parses ids as a list, and leaves the text of text fields unchanged', async () => {
    replies['GET /admin/users?filter={"username":"42850001","id":[7]}&range=[0,999]'] = forAdmin(listed([]));
    const { code, err } = await ask(['users', 'list', '--filter', 'username=42850001', '--filter', 'id=7']);
    expect({ code, err }).toEqual({ code: 0, err: 'There are no records.\n' });
  });

  it('record list: prints the named columns, as CSV that spreadsheets do not execute', async () => {
    replies['GET /admin/groups?range=[0,999]'] = forAdmin(listed([group]));
    const { out } = await ask(['groups', 'list', '--columns', 'name, calendarId,course', '--csv']);
    expect(out).toBe("name,calendarId,course\r\n428501,'=1+1,\r\n");
  });

  it('record list: prints the server’s response with --json', async () => {
    replies['GET /admin/groups?range=[0,999]'] = forAdmin(listed([group]));
    expect(JSON.parse((await ask(['groups', 'list', '--json'])).out)).toEqual([group]);
  });

  it('record list: shows the columns that fit a terminal, and names those that are hidden', async () => {
    replies['GET /admin/groups?range=[0,24]'] = forAdmin(listed([group]));
    const world = { isTerminal: true };
    const { out, err } = await ask(['groups', 'list', '--no-color'], world);
    expect(out).toContain('name');
    expect(out).not.toContain('archivedAt');
    expect(err).toContain('Columns that do not fit: ');
    expect(err).toContain('archivedAt');
    await stub?.close();
    const chosen = await ask(['groups', 'list', '--columns', 'id,archivedAt', '--no-color'], world);
    expect(chosen.out).toContain('archivedAt');
    expect(chosen.err).not.toContain('Not shown');
  });

  it('record list: states that there may be more when the server returns no total', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => faculty({ id: index + 1 }));
    replies['GET /admin/faculties?range=[0,24]'] = forAdmin({ body: rows });
    const { err } = await ask(['faculties', 'list', '--no-color'], { isTerminal: true });
    expect(err).toBe('There are more records. Next page: --page 2\n');
  });

  it.each([
    ['with --csv', ['--csv'], {}],
    ['with --json', ['--json'], {}],
    ['in a pipe', [], {}],
    ['with --csv at a terminal', ['--csv'], { isTerminal: true }],
  ])('record list: every page of records is printed %s, without a message', async (_how, options, world) => {
    const rows = Array.from({ length: 1002 }, (_, index) => faculty({ id: index + 1 }));
    replies['GET /admin/faculties?range=[0,999]'] = forAdmin(listed(rows.slice(0, 1000), 1002));
    replies['GET /admin/faculties?range=[1000,1999]'] = forAdmin(listed(rows.slice(1000), 1002));
    const { code, out, err } = await ask(['faculties', 'list', '--columns', 'id', ...options], world);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/\b(?:1|1000|1001|1002)\b/g)).toEqual(['1', '1000', '1001', '1002']);
  });

  it('record list: every page is printed when the server returns no total', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => faculty({ id: index + 1 }));
    replies['GET /admin/faculties?range=[0,999]'] = forAdmin({ body: rows.slice(0, 1000) });
    replies['GET /admin/faculties?range=[1000,1999]'] = forAdmin({ body: rows.slice(1000) });
    expect(JSON.parse((await ask(['faculties', 'list', '--json'])).out)).toHaveLength(1001);
  });

  it('record list: prints one page without a terminal when it is named', async () => {
    replies['GET /admin/faculties?range=[0,24]'] = forAdmin(listed([faculty()], 60));
    const { out, err } = await ask(['faculties', 'list', '--page', '1', '--json']);
    expect(JSON.parse(out)).toHaveLength(1);
    expect(err).toContain('Page 1 of 3');
  });

  it('record list: fails and prints nothing when there are fewer rows than the total', async () => {
    replies['GET /admin/faculties?range=[0,999]'] = forAdmin(listed([faculty()], 2));
    replies['GET /admin/faculties?range=[1,1000]'] = forAdmin(listed([], 2));
    const { code, out, err } = await ask(['faculties', 'list', '--csv']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The server returned 1 of 2 rows/);
  });

  it.each([
    [
      ['--filter', 'facultiId=1'],
      'There is no filter "facultiId".\nDid you mean facultyId?\nAllowed: q, id,',
    ],
    [['--filter', 'zzz=1'], 'There is no filter "zzz".\nAllowed: q, id,'],
    [['--filter', 'course'], 'Write field=value, not "course".'],
    [['--filter', 'archived=perhaps'], '  archived: Check the format (allowed: no, yes, any)'],
    [['--filter', 'course=99'], '  course: '],
    [['--sort', 'nam'], 'Cannot sort by "nam".\nDid you mean name?'],
    [['--columns', 'name,sise'], 'There is no column "sise".\nDid you mean size?'],
  ])('record list: rejects %j before signing in', async (argv, sentence) => {
    const { code, out, err } = await ask(['groups', 'list', ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(sent()).toEqual([]);
  });

  it('record list: reports a missing permission', async () => {
    replies['GET /admin/faculties?range=[0,999]'] = { status: 403 };
    replies['POST /auth/refresh'] = { status: 403 };
    const { code } = await ask(['faculties', 'list']);
    expect(code).toBe(4);
  });
});

describe('semestr admin … get', () => {
  it('record get: prints one line per field', async () => {
    replies['GET /admin/groups/24001'] = forAdmin({ body: group });
    const { code, out } = await ask(['groups', 'get', '24001']);
    expect(code).toBe(0);
    expect(out).toContain('facultyId     20005\n');
    expect(out).not.toContain('curatorId');
    expect(
      JSON.parse((await runAdmin(['groups', 'get', '24001', '--json'], { url: stub?.url ?? '' })).out),
    ).toEqual(group);
  });

  it('record get: reports an unknown record', async () => {
    const { code, err } = await ask(['groups', 'get', '5']);
    expect({ code, err }).toEqual({ code: 1, err: 'There is no such record.\n' });
  });
});
