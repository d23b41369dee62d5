import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { semestr } from './semestr.ts';

const hook = pathToFileURL(fileURLToPath(new URL('loaded.mjs', import.meta.url))).href;

/** Returns how much code of the built terminal client a call loads, in bytes. */
async function loadedBytes(args: readonly string[]): Promise<number> {
  const { stderr } = await semestr(args, { NODE_OPTIONS: `--import=${hook}` });
  // The hook writes a list of URLs.
  const files = (JSON.parse(stderr.split('\n').at(-1) ?? '') as string[]).map((url) => fileURLToPath(url));
  expect(files).not.toEqual([]);
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Ten percent more than each needs. Loading the contract, the HTTP client or Ink would exceed it. */
const limits = [
  { what: 'the version', args: ['--version'], kilobytes: 135 },
  { what: 'the help', args: ['--help'], kilobytes: 135 },
  { what: 'the help of a command', args: ['schedule', '--help'], kilobytes: 140 },
  { what: 'a call that prints text', args: ['week', '--url', 'http://127.0.0.1:9'], kilobytes: 1000 },
];

for (const { what, args, kilobytes } of limits)
  test(`speed: ${what} loads less than ${kilobytes} kB of code`, async () => {
    expect(await loadedBytes(args)).toBeLessThan(kilobytes * 1000);
  });
