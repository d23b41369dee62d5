import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { semestr } from './semestr.ts';

const hook = pathToFileURL(fileURLToPath(new URL('loaded.mjs', import.meta.url))).href;

/** What a call of the built terminal loads: names without the mark of their content, and how many bytes they are. */
async function loadedBy(args: readonly string[]): Promise<{ names: string[]; bytes: number }> {
  const { stderr } = await semestr(args, { NODE_OPTIONS: `--import=${hook}` });
  // The hook writes a list of addresses.
  const files = (JSON.parse(stderr.split('\n').at(-1) ?? '') as string[]).map((url) => fileURLToPath(url));
  return {
    names: files.map((file) => basename(file).replace(/-[\w-]{8}\.mjs$/, '')).toSorted(),
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

test('the version is told before anything else is loaded', async () => {
  expect((await loadedBy(['--version'])).names).toEqual(['semestr.mjs']);
});

test('the help loads the frame and its texts in one language', async () => {
  const { names, bytes } = await loadedBy(['--help']);
  expect(new Set(names)).toEqual(new Set(['en', 'program', 'semestr.mjs']));
  expect(bytes).toBeLessThan(130_000);
});

test('the help of a command loads its definition and its texts besides', async () => {
  const { names } = await loadedBy(['schedule', '--help']);
  expect(new Set(names)).toEqual(new Set(['en', 'program', 'schedule', 'semestr.mjs', 'texts']));
});
