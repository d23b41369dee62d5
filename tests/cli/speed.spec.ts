import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { semestr } from './semestr.ts';

const hook = pathToFileURL(fileURLToPath(new URL('loaded.mjs', import.meta.url))).href;

/** Files loaded by every call: those that decide what else is loaded. */
const start = ['language', 'rolldown-runtime', 'semestr.mjs'];

/**
 * Returns what a call of the built terminal client loads: file names without their hashes, and the total size in bytes.
 */
async function loadedBy(
  args: readonly string[],
): Promise<{ names: Set<string>; bytes: number; stdout: string }> {
  const { stdout, stderr } = await semestr(args, { NODE_OPTIONS: `--import=${hook}` });
  // The hook writes a list of URLs.
  const files = (JSON.parse(stderr.split('\n').at(-1) ?? '') as string[]).map((url) => fileURLToPath(url));
  return {
    names: new Set(files.map((file) => basename(file).replace(/-[\w-]{8}\.mjs$/, ''))),
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    stdout,
  };
}

test('speed: the version is printed before anything else is loaded', async () => {
  expect((await loadedBy(['--version'])).names).toEqual(new Set(start));
});

test('speed: the prerendered help is printed before anything else is loaded', async () => {
  const { names, stdout } = await loadedBy(['--help']);
  expect(names).toEqual(new Set(start));
  expect(stdout).toBe((await semestr(['--help', '--no-color'])).stdout);
});

test("speed: a generated help loads the program's root and its texts in one language", async () => {
  const { names, bytes } = await loadedBy(['--help', '--no-color']);
  expect(names).toEqual(new Set([...start, 'en', 'program']));
  expect(bytes).toBeLessThan(130_000);
});

test('speed: the help of a command also loads the definitions and their texts', async () => {
  const { names } = await loadedBy(['schedule', '--help']);
  expect(names).toEqual(new Set([...start, 'commands', 'en', 'features-en', 'program']));
});

test('speed: a command loads its own code and the HTTP client, but no screens', async () => {
  const { names } = await loadedBy(['week', '--url', 'http://127.0.0.1:9']);
  const call = ['commands', 'en', 'features', 'features-en', 'http', 'program'];
  expect(names).toEqual(new Set([...start, ...call]));
});
