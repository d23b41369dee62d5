import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';
import { sessionServer } from '../../../test/session.fixture.ts';

const certificate = (id: number, status: number) => ({
  id,
  number: 0,
  provisionPlace: 'по месту работы',
  dateOrder: '24.11.2026',
  issueDate: null,
  certificateType: 'обычная',
  status,
  rejectionReason: null,
});

const server = sessionServer();
const own: Replies = {
  ...server.replies,
  'GET /notifications/count': server.signedIn(ok(3)),
  'GET /certificate': server.signedIn(ok([certificate(1027, 2), certificate(1019, 1)])),
  'GET /certificate/1019/file': server.signedIn(ok('paper 1019')),
  'GET /markbook/report': server.signedIn(ok('marks')),
  'GET /profiles/personal-cv/document': server.signedIn({ status: 500 }),
};

let stub: Stub;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-all-'));
  stub = await stubProvider(own);
});
afterEach(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
});

const all = (argv: readonly string[] = [], world: World = {}): Promise<Run> =>
  run(['download', 'all', '--user', '42850001', ...argv], {
    url: stub.url,
    cwd: folder,
    stdin: 'Student-2026!',
    ...world,
  });

const papers = (): Promise<string[]> => readdir(join(folder, 'semestr-42850001', 'papers'));

describe('CLI-03 semestr download all', () => {
  it('download all: saves data and papers in a new folder, and reports what is missing', async () => {
    const { code, out, err } = await all();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`Saved to ${join(folder, 'semestr-42850001')}.`);
    expect(err).toMatch(/Files: 4, missing: \d+/);
    expect(await papers()).toEqual(['certificate-1019.pdf', 'markbook.xlsx']);
    const count = join(folder, 'semestr-42850001', 'data', 'notifications.count.json');
    expect(JSON.parse(await readFile(count, 'utf8'))).toBe(3);
  });

  it('download all: writes an index of the saved files and the reasons for missing ones', async () => {
    await all(['--out', 'mine'], { env: { SEMESTR_LANG: 'ru' } });
    const index = await readFile(join(folder, 'mine', 'index.md'), 'utf8');
    expect(index).toMatch(/^# Данные Примерная Анна Ивановна на 25\sноября\n/);
    expect(index).toContain(
      '| [papers/certificate-1019.pdf](papers/certificate-1019.pdf) | своя напечатанная справка, .pdf |',
    );
    expect(index).toContain(
      '| [papers/cv.pdf](papers/cv.pdf) | своя анкета, .pdf |  | Не удалось скачать файл',
    );
    const entries = JSON.parse(await readFile(join(folder, 'mine', 'index.json'), 'utf8')) as {
      file: string;
    }[];
    expect(entries.map(({ file }) => file)).toContain('data/certificates.list.json');
  });

  it('download all: skips papers that are already saved, and replaces files that change', async () => {
    await all();
    const place = (file: string): string => join(folder, 'semestr-42850001', 'papers', file);
    await writeFile(place('certificate-1019.pdf'), 'kept');
    await writeFile(place('markbook.xlsx'), 'old');
    stub.requests.length = 0;
    await all();
    expect(await readFile(place('certificate-1019.pdf'), 'utf8')).toBe('kept');
    expect(await readFile(place('markbook.xlsx'), 'utf8')).toBe('"marks"');
    expect(stub.requests.map(({ line }) => line)).not.toContain('GET /certificate/1019/file');
  });

  it('download all: requires a session or credentials', async () => {
    expect((await run(['download', 'all'], { url: stub.url, cwd: folder })).code).toBe(4);
    expect(await readdir(folder)).toEqual([]);
  });

  it('download all: exits with 4 when the session ends before everything is saved', async () => {
    await stub.close();
    stub = await stubProvider({
      ...own,
      'GET /notifications/count': () => {
        server.live.clear();
        return ok(3);
      },
    });
    const { code, err } = await all();
    expect(code).toBe(4);
    expect(err).toContain('has ended');
    expect(err).not.toContain('Saved');
  });

  it('download all: skips files that the user has no access to, and reports a list that failed', async () => {
    await stub.close();
    const replies: Replies = { ...own, 'GET /markbook/report': { status: 403 } };
    replies['GET /profiling-queue/applications'] = { status: 500 };
    stub = await stubProvider(replies);
    const { out } = await all(['--json']);
    const { files } = JSON.parse(out) as { files: { file: string; fault: string | null }[] };
    expect(files.map(({ file }) => file)).not.toContain('papers/markbook.xlsx');
    const lists = files.filter(({ file }) => file === 'papers/profiling-application');
    expect(lists).toHaveLength(1);
    expect(lists[0]?.fault).not.toBeNull();
  });

  it('download all: stops when the server becomes unavailable', async () => {
    await stub.close();
    const replies: Replies = { ...own, 'GET /markbook': 'lost' };
    stub = await stubProvider(replies);
    const { code, err } = await all();
    expect(code).toBe(1);
    expect(err).toContain(`The connection to ${stub.url} was closed before the answer arrived.`);
  });
});
