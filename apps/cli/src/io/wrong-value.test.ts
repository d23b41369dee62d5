import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../test/run.fixture.ts';

/** Returns the first line of the error in both languages; the call must be rejected before it is sent. */
async function runRejected(argv: readonly string[]): Promise<string[]> {
  const runs = [await run(argv), await run(argv, { env: { SEMESTR_LANG: 'ru' } })];
  expect(runs.map(({ code, out }) => [code, out])).toEqual([
    [2, ''],
    [2, ''],
  ]);
  return runs.map(({ err }) => err.split('\n')[0] ?? '');
}

describe('value that an option does not accept', () => {
  it.each([
    [
      ['week', '--timeout', '2m'],
      '--timeout: write 300ms or 30s, not 2m.',
      '--timeout: напишите 300ms или 30s, а не 2m.',
    ],
    [
      ['smoke', '--watch', '0'],
      '--watch: write seconds from 1 to 99999, such as 60, not 0.',
      '--watch: напишите секунды от 1 до 99999, например 60, а не 0.',
    ],
    [
      ['demo', '--scale', '100'],
      '--scale: write a number from 0.05 to 20, not 100.',
      '--scale: напишите число от 0.05 до 20, а не 100.',
    ],
    [
      ['download', 'certificate', 'x'],
      'number: write a number such as 7 or 1027, not x.',
      'number: напишите число, например 7 или 1027, а не x.',
    ],
    [
      ['schedule', '428501', '--week', '5'],
      '--week: write 1, 2, 3 or 4, not 5.',
      '--week: напишите 1, 2, 3 или 4, а не 5.',
    ],
    [
      ['journal', 'roster', '--date', 'soon'],
      '--date: write a day such as 2026-11-27 or 27.11.2026, not soon.',
      '--date: напишите день, например 2026-11-27 или 27.11.2026, а не soon.',
    ],
    [
      ['rooms', 'day', '--date', ''],
      '--date: write a day such as 2026-11-27.',
      '--date: напишите день, например 2026-11-27.',
    ],
  ])('usage: says what to write instead: %j', async (argv, english, russian) => {
    expect(await runRejected(argv)).toEqual([english, russian]);
  });

  it('usage: every parser of a command lists the accepted values', async () => {
    const folder = join(import.meta.dirname, '../commands');
    const silent: string[] = [];
    for await (const file of glob('**/*.ts', { cwd: folder }))
      if ((await readFile(join(folder, file), 'utf8')).includes('InvalidArgumentError')) silent.push(file);
    expect(silent).toEqual([]);
  });
});
