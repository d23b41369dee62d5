import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminServer, fakeEditor, forAdmin, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const faculty = { id: 7, version: 3, name: 'Факультет примеров', abbrev: 'ФП' };
const { id: _id, ...fields } = faculty;

const folder = temporaryFolder();
let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  vi.stubEnv('TMPDIR', folder());
  replies = {
    ...adminServer(),
    'GET /admin/faculties/7': forAdmin({ body: faculty }),
    'PUT /admin/faculties/7': forAdmin((body) => ({ body: { id: 7, ...Object(body), version: 4 } })),
  };
  stub = await stubProvider(replies);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stub.close();
});

const edit = async (texts: readonly string[], variable = 'EDITOR'): Promise<Run> => {
  const editor = await fakeEditor(folder(), texts);
  const env = { PATH: process.env['PATH'] ?? '', [variable]: editor };
  return runAdmin(['faculties', 'edit', '7'], { url: stub.url, typed: ['Admin-2026!'], env });
};
const seen = (index: number): Promise<string> => readFile(join(folder(), `seen-${index}`), 'utf8');
const written = (): unknown[] =>
  stub.requests.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => body);
const keptIn = (err: string): string => /saved: (\S+\.json)\./.exec(err)?.[1] ?? '';
const drafts = async (): Promise<string[]> =>
  (await readdir(folder())).filter((name) => name.startsWith('semestr-'));
const json = (changes: object): string => JSON.stringify({ ...fields, ...changes });

describe('record in the editor', () => {
  it('record editor: shows the writable fields, and sends what was saved', async () => {
    const { code, out } = await edit([json({ abbrev: 'ФПр' })], 'VISUAL');
    expect(code).toBe(0);
    expect(JSON.parse(await seen(1))).toEqual(fields);
    expect(written()).toEqual([{ ...fields, abbrev: 'ФПр' }]);
    expect(out).toContain('abbrev   ФПр\n');
  });

  it('record editor: sends nothing when nothing was changed', async () => {
    const { code, err } = await edit(['']);
    expect(code).toBe(0);
    expect(err).toContain('Nothing was changed.\n');
    expect(written()).toEqual([]);
  });

  it('record editor: reopens an invalid text with the faults above it', async () => {
    const broken = '{ "name": "Новый", ';
    const { code } = await edit([broken, json({ name: '' }), json({ name: 'Новый' })]);
    expect(code).toBe(0);
    expect(await seen(2)).toMatch(/^\/\/ Invalid JSON.*\n\{ "name": "Новый", $/);
    expect(await seen(3)).toBe(
      `// Check the data you entered.\n// name: This field is required!\n${json({ name: '' })}`,
    );
    expect(written()).toEqual([{ ...fields, name: 'Новый' }]);
  });

  it('record editor: reopens the text when the server finds a fault', async () => {
    let count = 0;
    replies['PUT /admin/faculties/7'] = forAdmin((body) => {
      count += 1;
      return count === 1
        ? { status: 400, body: { fields: [{ field: 'body.abbrev', reason: 'taken' }] } }
        : { body: { id: 7, ...Object(body), version: 4 } };
    });
    const { code } = await edit([json({ abbrev: 'ДФ' }), json({ abbrev: 'ДФ2' })]);
    expect(code).toBe(0);
    expect(await seen(2)).toBe(`// abbrev: Another record already has this value\n${json({ abbrev: 'ДФ' })}`);
  });

  it('record editor: gives up when the faults remain, and keeps the text', async () => {
    const { code, err } = await edit(['{ "name"']);
    expect(code).toBe(1);
    expect(err).toContain('The record still has errors.\nInvalid JSON');
    expect(await readFile(keptIn(err), 'utf8')).toBe('{ "name"');
    expect(written()).toEqual([]);
  });

  it('record editor: keeps the text after a concurrent change of the record', async () => {
    replies['PUT /admin/faculties/7'] = forAdmin({ status: 409 });
    const { code, err } = await edit([json({ abbrev: 'Ф' })]);
    expect(code).toBe(1);
    expect(err).toContain('The record was changed in the meantime.');
    expect(JSON.parse(await readFile(keptIn(err), 'utf8'))).toEqual({ ...fields, abbrev: 'Ф' });
  });

  it('record editor: removes the file after success', async () => {
    expect((await edit([json({ abbrev: 'Ф' })])).code).toBe(0);
    expect((await edit([''])).code).toBe(0);
    expect(await drafts()).toEqual([]);
  });

  it('record editor: reports a missing editor, and one that failed', async () => {
    const call = (env: Record<string, string>) =>
      runAdmin(['faculties', 'edit', '7'], { url: stub.url, typed: ['Admin-2026!'], env });
    expect((await call({})).err).toContain('Set your editor in VISUAL or EDITOR');
    expect((await call({ EDITOR: 'false' })).err).toContain('The editor false failed: 1.');
  });
});
