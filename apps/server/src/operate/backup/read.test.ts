import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { reseal, temporaryFolder, unwatched, writeDemoBackup } from '../../../test/backups.ts';
import { NOW } from '../../../test/server.ts';
import { Failure } from '../failure.ts';
import { checkBackup } from './read.ts';

const path = temporaryFolder();
let file: string;
beforeEach(async () => {
  file = path('a.backup');
  await writeDemoBackup(file);
});

const { signal } = unwatched();
/** Returns the error message for the file, without its name; null when it is valid. */
const verdict = async (name = file): Promise<string | null> =>
  checkBackup(name, signal).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Failure) return error.message.replace(name, 'FILE');
      throw error;
    },
  );

describe('backup check', () => {
  it('backup check: reports the content', async () => {
    const { header, rows } = await checkBackup(file, signal);
    expect(header).toMatchObject({ semestr: expect.any(String), at: new Date(NOW).toISOString() });
    expect(header.migrations).toHaveLength(Number(header.migration.slice(0, 4)) + 1);
    expect(rows.get('holidays')).toBe(10);
  });

  it.each([0.1, 0.5, 0.99])(
    'backup check: detects that it is cut off after %d of its bytes',
    async (share) => {
      await truncate(file, Math.floor((await readFile(file)).length * share));
      expect(await verdict()).toBe('The backup FILE is damaged: it ends too early.');
    },
  );

  it('backup check: detects a missing end of the last line', async () => {
    await truncate(file, (await readFile(file)).length - 1);
    expect(await verdict()).toBe('The backup FILE is damaged: it ends too early.');
  });

  it.each([0.05, 0.3, 0.6, 0.95])('backup check: detects a flipped bit at %d of its bytes', async (share) => {
    const bytes = await readFile(file);
    const at = Math.floor(bytes.length * share);
    bytes[at] = (bytes[at] ?? 0) ^ 0b100;
    await writeFile(file, bytes);
    expect(await verdict()).toMatch(/^The backup FILE is damaged: /);
  });

  it('backup check: detects a value changed by repacking', async () => {
    await reseal(file, (lines) => lines);
    expect(await verdict()).toBeNull();
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(text.replace('"day":1', '"day":2')));
    expect(await verdict()).toBe('The backup FILE is damaged: its checksum is wrong.');
  });

  it('backup check: detects rows removed without updating the footer', async () => {
    await reseal(file, (lines) => lines.filter((line) => !line.includes('"Радуница"')));
    expect(await verdict()).toBe('The backup FILE is damaged: table holidays has the wrong number of rows.');
  });

  it.each([
    ['broken', (lines: string[]) => lines.toSpliced(5, 0, '[{"id":')],
    ['of another kind', (lines: string[]) => lines.toSpliced(5, 0, '{"tabel":"users"}')],
  ])('backup check: detects a line that is %s', async (_what, change) => {
    await reseal(file, change);
    expect(await verdict()).toBe('The backup FILE is damaged: line 6 cannot be read.');
  });

  it('backup check: detects rows before any table, and lines after the end', async () => {
    await reseal(file, (lines) => lines.toSpliced(1, 0, '[{}]'));
    expect(await verdict()).toBe('The backup FILE is damaged: line 2 cannot be read.');
    await reseal(file, (lines) => [...lines.slice(0, 1), ...lines.slice(2)]);
    expect(await verdict()).toBeNull();
    await writeFile(
      file,
      Buffer.concat([await readFile(file), gzipSync('{"table":"users","columns":[]}\n')]),
    );
    expect(await verdict()).toMatch(/^The backup FILE is damaged: line \d+ cannot be read\.$/);
  });

  it('backup check: rejects other files, and a format of a newer Semestr', async () => {
    await writeFile(path('text'), 'pg_dump');
    await writeFile(path('gzip'), gzipSync('{"some":"json"}\n'));
    await writeFile(path('empty'), '');
    expect(await verdict(path('text'))).toBe('FILE is not a Semestr backup.');
    expect(await verdict(path('gzip'))).toBe('FILE is not a Semestr backup.');
    expect(await verdict(path('empty'))).toBe('The backup FILE is damaged: it ends too early.');
    expect(await verdict(path('nowhere'))).toBe('The file FILE could not be read: ENOENT.');
    await copyFile(file, path('newer'));
    await reseal(path('newer'), ([header = '', ...rest]) => [
      header.replace(/"backup":1,"semestr":"[\d.]+"/, '"backup":2,"semestr":"9.0.0"'),
      ...rest,
    ]);
    expect(await verdict(path('newer'))).toBe(
      'The backup FILE was created by a newer Semestr (9.0.0), in a format unknown to this one. Use the newer one.',
    );
  });
});
