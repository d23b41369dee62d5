import { PassThrough } from 'node:stream';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fillFolder, temporaryFolder, writeDemoBackup } from '../../test/backups.ts';
import { NOW } from '../../test/server.ts';
import { operate } from './operate.ts';

const path = temporaryFolder();

function capture() {
  const chunks: Buffer[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const bytes = () => Buffer.concat(chunks);
  return Object.assign(stream, { bytes, text: () => bytes().toString() });
}

async function run(
  argv: readonly string[],
  env: Record<string, string> = {},
  signal = new AbortController().signal,
  { isTTY = false } = {},
) {
  const [stdout, stderr] = [Object.assign(capture(), { isTTY }), capture()];
  const outside = {
    env: { DATA_DIR: path('data'), ...env },
    stdout,
    stderr,
    now: () => new Date(NOW),
    signal,
  };
  const code = await operate(argv, outside);
  return { code, out: stdout.text(), err: stderr.text(), bytes: stdout.bytes() };
}

describe('call', () => {
  it.each([
    [[]],
    [['back-up']],
    [['backup', 'file']],
    [['backup', '--colour']],
    [['backup', '--check', 'a', '--force']],
    [['restore']],
    [['restore', 'a', 'b']],
    [['restore', 'a', '--force']],
    [['doctor', '--out', 'a']],
    [['backup', '--out']],
  ])('operations: %j prints the usage and exits with 2', async (argv) => {
    const { code, out, err } = await run(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Usage: .*\n {2}backup \[--out FILE\]/);
  });

  it.each([
    [['--language', 'ru'], {}, /^Использование/],
    [['--language=ru'], {}, /^Использование/],
    [[], { LANG: 'ru_RU.UTF-8' }, /^Использование/],
    [['--language', 'en'], { LANG: 'ru_RU.UTF-8' }, /^Usage/],
    [[], { LANG: 'be_BY.UTF-8' }, /^Использование/],
  ])('operations: %j with %j prints in its language', async (argv, env, words) => {
    expect((await run(argv, env)).err).toMatch(words);
  });

  it.each([
    ['en', 'PORT must be a whole number.\n'],
    ['ru', 'PORT: нужно целое число.\n'],
  ])('operations: rejects an invalid setting in %s', async (language, err) => {
    const refused = await run(['backup', '--language', language], { PORT: 'http' });
    expect(refused).toMatchObject({ code: 1, out: '', err });
  });

  it('operations: report a missing database', async () => {
    const gateway = await run(['backup'], { PROVIDER_URL: 'https://provider.example' });
    expect(gateway).toMatchObject({ code: 1, err: expect.stringMatching(/^With PROVIDER_URL/) });
    expect((await run(['backup'])).err).toBe(
      `There is no embedded database in ${path('data')}: set DATA_DIR or DATABASE_URL as for the server.\n`,
    );
  });
});

describe('results', () => {
  it('operations: back up, check and restore, and print the name of the file as data', async () => {
    await fillFolder(path('data'), true);
    await fillFolder(path('new'), false);
    const file = path('data/backups/semestr-2026-11-20T1258.backup');
    const saved = await run(['backup']);
    expect(saved).toMatchObject({ code: 0, out: `${file}\n` });
    expect(saved.err).toMatch(
      /^Saved: \d+ tables, \d+ rows, .+, in 0 s\. Keep the file as secret as the database itself\.\n$/,
    );
    const again = await run(['backup', '--language', 'ru']);
    expect(again).toMatchObject({ code: 1, out: '', err: `Файл ${file} уже есть. Заменить его: --force\n` });
    const checked = await run(['backup', '--check', file, '--json']);
    expect(checked.code).toBe(0);
    const text: unknown = JSON.parse(checked.out);
    expect(text).toMatchObject({ file, backup: 1, at: new Date(NOW).toISOString(), embedded: true });
    const restored = await run(['restore', file, '--json'], { DATA_DIR: path('new') });
    expect(restored).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Restored as of 20\.11\.2026 12:58: /),
    });
    const { tables, rows } = text as { tables: number; rows: number };
    expect(JSON.parse(restored.out)).toMatchObject({ file, tables, rows });
    expect((await run(['restore', file])).err).toMatch(/^The database already has records/);
  }, 120_000);

  it('backup: --out - writes the backup to stdout, and no file of that name', async () => {
    await fillFolder(path('data'), true);
    const { code, bytes, err } = await run(['backup', '--out', '-']);
    expect(code).toBe(0);
    expect(err).toMatch(/^The backup was written to stdout\.\nSaved: \d+ tables/);
    expect(existsSync('-')).toBe(false);
    await writeFile(path('piped.backup'), bytes);
    expect((await run(['backup', '--check', path('piped.backup')])).code).toBe(0);
    expect(await run(['backup', '--out', '-', '--json'])).toMatchObject({ code: 2, out: '' });
  }, 120_000);

  it('backup: --out - is rejected on a terminal', async () => {
    await fillFolder(path('data'), false);
    const { code, out, err } = await run(['backup', '--out', '-'], {}, undefined, { isTTY: true });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('A backup is binary');
  });

  it('operations: stop on a signal with 130, and leave no files', async () => {
    await writeDemoBackup(path('demo.backup'));
    const stopped = await run(['restore', path('demo.backup')], {}, AbortSignal.abort());
    expect(stopped).toMatchObject({ code: 130, out: '', err: 'Stopped.\n' });
    await expect(stat(path('data'))).rejects.toThrow('ENOENT');
  });
});
