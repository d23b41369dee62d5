import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, listed, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const faculties = Array.from({ length: 1001 }, (_, index) => ({
  id: index + 1,
  version: 1,
  name: `Факультет ${index + 1}`,
  abbrev: index === 0 ? '=1+1' : 'Ф',
}));
const part = (from: number): string => `GET /admin/faculties?sort=["id","ASC"]&range=[${from},${from + 999}]`;

const folder = temporaryFolder();
let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  replies = {
    ...adminServer(),
    [part(0)]: forAdmin(listed(faculties.slice(0, 1000), 1001)),
    [part(1000)]: forAdmin(listed(faculties.slice(1000), 1001)),
  };
  stub = await stubProvider(replies);
});
afterEach(() => stub.close());

const save = (argv: readonly string[]): Promise<Run> =>
  runAdmin(['export', ...argv], { url: stub.url, cwd: folder() });
const content = (name: string): Promise<string> => readFile(join(folder(), name), 'utf8');

describe('semestr admin export', () => {
  it('record export: saves every page as CSV', async () => {
    const { code, out, err } = await save(['faculties', '--out', 'all.csv']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toBe(`1001 records saved: ${join(folder(), 'all.csv')}\n`);
    const lines = (await content('all.csv')).split('\r\n');
    expect(lines).toHaveLength(1003);
    expect(lines.slice(0, 2)).toEqual(['id,version,name,abbrev', "1,1,Факультет 1,'=1+1"]);
    expect(lines.at(-2)).toBe('1001,1,Факультет 1001,Ф');
  });

  it('record export: saves every page as JSON', async () => {
    expect((await save(['faculties', '--out', 'all.json'])).code).toBe(0);
    expect(JSON.parse(await content('all.json'))).toEqual(faculties);
  });

  it('record export: adds the names that an import needs instead of ids', async () => {
    const group = {
      id: 7,
      version: 1,
      name: '428501',
      facultyId: 1,
      specialityId: 2,
      specialityCode: null,
      course: 2,
      calendarId: null,
      degree: 1,
      size: 20,
      curatorId: null,
      archivedAt: null,
    };
    const byId = (kind: string, id: number) => `GET /admin/${kind}?filter={"id":[${id}]}&range=[0,299]`;
    Object.assign(replies, {
      'GET /admin/groups?filter={"archived":"any"}&sort=["id","ASC"]&range=[0,999]': forAdmin(
        listed([group]),
      ),
      [byId('faculties', 1)]: forAdmin(listed(faculties.slice(0, 1))),
      [byId('specialities', 2)]: forAdmin(
        listed([{ id: 2, version: 1, name: 'ПО', abbrev: 'ПО', code: '6-05', formId: 3, facultyId: 1 }]),
      ),
      [byId('education-forms', 3)]: forAdmin(listed([{ id: 3, version: 1, name: 'дневная' }])),
    });
    expect((await save(['groups', '--out', 'groups.csv'])).code).toBe(0);
    const [head, row] = (await content('groups.csv')).split('\r\n');
    expect(head).toBe(
      'id,version,name,facultyId,specialityId,specialityCode,course,calendarId,degree,size,curatorId,archivedAt,faculty,educationForm,speciality,curator',
    );
    expect(row).toBe(`7,1,428501,1,2,,2,,1,20,,,'=1+1,дневная,"ПО, 6-05",`);
  });

  it('record export: writes an empty list when there are no records', async () => {
    replies[part(0)] = forAdmin(listed([]));
    expect((await save(['faculties', '--out', 'none.json'])).code).toBe(0);
    expect(JSON.parse(await content('none.json'))).toEqual([]);
  });

  it('record export: includes archived records unless filtered', async () => {
    await save(['groups', '--out', 'groups.json']);
    await save(['groups', '--filter', 'archived=no', '--out', 'groups.json']);
    expect(stub.requests.map(({ line }) => line).filter((line) => line.startsWith('GET'))).toEqual([
      'GET /admin/groups?filter={"archived":"any"}&sort=["id","ASC"]&range=[0,999]',
      'GET /admin/groups?filter={"archived":"no"}&sort=["id","ASC"]&range=[0,999]',
    ]);
  });

  it('record export: leaves no partial file when a page fails to load', async () => {
    replies[part(1000)] = { status: 500 };
    expect((await save(['faculties', '--out', 'all.json'])).code).toBe(1);
    expect(await readdir(folder())).toEqual(['all.json.part']);
  });

  it('record export: reports that the file cannot be written', async () => {
    const { code, err } = await save(['faculties', '--out', 'nowhere/all.json']);
    expect({ code, err }).toEqual({
      code: 1,
      err: `Could not write the file ${join(folder(), 'nowhere/all.json')}: ENOENT.\n`,
    });
  });

  it('record export: replaces a file only with --force', async () => {
    await writeFile(join(folder(), 'all.csv'), 'mine');
    const refused = await save(['faculties', '--out', 'all.csv']);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('--force');
    expect(await content('all.csv')).toBe('mine');
    expect((await save(['faculties', '--out', 'all.csv', '--force'])).code).toBe(0);
  });

  it.each([
    [['faculties', '--out', 'all.xml'], 'must end with .csv or .json'],
    [['faculties'], "required option '--out <file>' not specified"],
    [['facultys', '--out', 'all.csv'], 'kind: write academic-leaves, academic-titles, '],
    [['faculties', '--out', 'all.csv', '--filter', 'nam=1'], 'There is no filter "nam".'],
  ])('record export: rejects %j', async (argv, sentence) => {
    const { code, err } = await save(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(stub.requests).toEqual([]);
  });
});
