import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { report } from '@semestr/api/schedule';
import { afterEach, describe, expect, it } from 'vitest';
import { breakingAfter, type FileRules, fileServer } from '../../test/files.fixture.ts';
import { outside, type World } from '../../test/run.fixture.ts';
import { temporaryFolder } from '../../test/temporary.fixture.ts';
import { explain } from '../io/failures.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { texts } from '../io/texts.ts';
import { type Destination, download } from './download.ts';

const folder = temporaryFolder();
let server: Awaited<ReturnType<typeof fileServer>>;
afterEach(() => server.close());

const named = (disposition: string) => ({ headers: { 'content-disposition': disposition } });

/** Downloads the workbook of a schedule; the server of each test decides on the response. */
async function ask(to: Destination = {}, world: World = {}) {
  const { io, out, err } = outside({ cwd: folder(), ...world });
  await fetchTexts(texts, 'en');
  const context = {
    ...io,
    url: server.url,
    language: 'en' as const,
    json: false,
    csv: false,
    dryRun: false,
    login: null,
    token: null,
    colour: { stdout: false, stderr: false },
  };
  const request = { query: { 'student-group-name': '428501' } };
  const code = await download(context, report, request, to).catch(async (error: unknown) => {
    const explained = await explain(error, server.url, 'en');
    io.stderr.write(explained.text);
    return explained.code;
  });
  return { code, out: out(), err: err() };
}

const files = (): Promise<string[]> => readdir(folder());
const content = (name: string): Promise<string> => readFile(join(folder(), name), 'utf8');
const serve = async (rules: FileRules = {}): Promise<void> => {
  server = await fileServer(rules);
};

describe('download', () => {
  it('download: saves under the server’s file name in the working directory', async () => {
    await serve(named(`attachment; filename="x.xlsx"; filename*=UTF-8''%D0%A0%D0%B0%D1%81%D0%BF.xlsx`));
    const { code, out, err } = await ask();
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: `Saved: ${join(folder(), 'Расп.xlsx')}\n` });
    expect(await content('Расп.xlsx')).toBe('the whole file');
  });

  it.each([
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''..%2F..%5C.bashrc`, 'bashrc'],
    ['attachment; filename=".."', 'schedule.xlsx'],
    [`attachment; filename*=UTF-8''a%1B%5B2Jb.pdf`, 'a [2Jb.pdf'],
    [`attachment; filename*=UTF-8''%ZZ; filename="b.pdf"`, 'b.pdf'],
    ['inline', 'schedule.xlsx'],
  ])('download: the server cannot choose the folder: %s', async (disposition, name) => {
    await serve(named(disposition));
    await ask();
    expect(await files()).toEqual([name]);
  });

  it('download: --out can be a file, a folder or stdout', async () => {
    await serve(named('attachment; filename="a.xlsx"'));
    await mkdir(join(folder(), 'papers'));
    await ask({ out: 'own.xlsx' });
    await ask({ out: 'papers' });
    expect([await content('own.xlsx'), await content('papers/a.xlsx')]).toEqual([
      'the whole file',
      'the whole file',
    ]);
    expect(await ask({ out: '-' })).toEqual({ code: 0, out: 'the whole file', err: '' });
  });

  it('download: replaces nothing without --force', async () => {
    await serve();
    await writeFile(join(folder(), 'own.xlsx'), 'mine');
    const { code, err } = await ask({ out: 'own.xlsx' });
    expect(code).toBe(1);
    expect(err).toContain('already exists. Replace it with: --force');
    expect(await content('own.xlsx')).toBe('mine');
    expect((await ask({ out: 'own.xlsx', force: true })).code).toBe(0);
    expect(await content('own.xlsx')).toBe('the whole file');
  });

  it('download: reports why the file could not be written', async () => {
    await serve();
    const { code, err } = await ask({ out: join('nowhere', 'own.xlsx') });
    expect(code).toBe(1);
    expect(err).toContain('own.xlsx: ENOENT.');
  });

  it('download: does not save a web page instead of the file', async () => {
    await serve({ content: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } });
    const { code, err } = await ask();
    expect(code).toBe(1);
    expect(err).toContain('returned a web page. Check the address');
    expect(await files()).toEqual([]);
  });

  it('download: reports a refusal and leaves no file', async () => {
    await serve();
    await server.close();
    expect((await ask()).err).toBe(
      `Cannot reach ${server.url}: the connection to ${new URL(server.url).host} was refused. Check that the server is running and that the port is right.`,
    );
    expect(await files()).toEqual([]);
  });
});

describe('interrupted download', () => {
  const version = { etag: '"v1"', content: 'the whole file' };
  const broken = () => ask({ out: 'own.xlsx' }, { fetch: breakingAfter(4) });

  it('download: an interrupted download leaves no file, and resumes', async () => {
    await serve(version);
    const { code, err } = await broken();
    expect(code).toBe(1);
    expect(err).toContain('The connection broke after 4');
    expect(await files()).toEqual([expect.stringMatching(/^own\.xlsx\.[0-9a-f]{8}\.part$/)]);
    expect((await ask({ out: 'own.xlsx' })).code).toBe(0);
    expect(server.parts).toEqual(['whole', 'whole', 'from 4']);
    expect(await content('own.xlsx')).toBe('the whole file');
    expect(await files()).toEqual(['own.xlsx']);
  });

  it('download: restarts when the file has changed', async () => {
    await serve(version);
    await broken();
    server.now({ etag: '"v2"', content: 'another file' });
    await ask({ out: 'own.xlsx' });
    expect(await content('own.xlsx')).toBe('another file');
  });

  it('download: restarts when the server does not support ranges', async () => {
    await serve();
    await broken();
    await ask({ out: 'own.xlsx' });
    expect(server.parts).toEqual(['whole', 'whole']);
    expect(await content('own.xlsx')).toBe('the whole file');
  });

  it('download: restarts when the server returns another range', async () => {
    await serve(version);
    await broken();
    server.now({ ...version, startsAt: 2 });
    await ask({ out: 'own.xlsx' });
    expect(await content('own.xlsx')).toBe('the whole file');
  });
});

describe('progress of a download', () => {
  /** A clock on which each byte takes this long, in milliseconds. */
  const clock = (pace: number) => {
    let time = Date.parse('2026-11-25T09:00:00Z');
    return { onByte: () => (time += pace), now: () => new Date(time).toISOString() };
  };
  const slowly = async (pace: number, isTerminal: boolean) => {
    const { onByte, now } = clock(pace);
    await serve({ onByte: () => void onByte() });
    return (await ask({ out: 'own.xlsx' }, { isTerminal, now })).err;
  };

  it('download: shows progress on a terminal after a second, and clears it', async () => {
    const err = await slowly(300, true);
    expect(err.replaceAll('\u00a0', ' ')).toContain('of 14 Byte received');
    expect(err.split('\r\u001b[K').at(-1)).toMatch(/^Saved: .*\n$/);
  });

  it.each([
    [20, true],
    [300, false],
  ])(
    'download: shows no progress when fast or without a terminal: %d ms a byte, terminal %s',
    async (pace, isTerminal) => {
      expect(await slowly(pace, isTerminal)).toMatch(/^Saved: .*\n$/);
    },
  );
});
