import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '../apps/server/test/non-empty.ts';

/** Compares `docs/map.md`, which lists the location of each feature, with the folders. */
const root = join(import.meta.dirname, '..');
const columns = [
  'packages/api/src',
  'packages/core/src',
  'apps/server/src',
  'apps/portal/src',
  'apps/console/src',
  'apps/cli/src',
  'tests',
] as const;

const rows = readFileSync(join(root, 'docs/map.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| feature'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const namesIn = (column: number): string[] =>
  rows.flatMap((cells) =>
    (cells[column + 1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** Folders shared by all features. */
const sharedFolders = new Set([
  'start',
  'db',
  'domain',
  'http',
  'documents',
  'commands',
  'screens',
  'i18n',
  'hydration',
  'client',
  'languages',
  'io',
  'theme',
  'features/not-found',
]);

/** Returns the features of an app: its top-level folders, and those in `features/`. */
const foldersOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      name === 'features' ? foldersOf(join(folder, name)).map((feature) => `features/${feature}`) : [name],
    );

const folderOf = (path: string): string => /^(?:features\/)?[^/]+/.exec(path)?.[0] ?? path;

describe('map', () => {
  it.each(nonEmpty(columns.map((folder, index) => [folder, index] as const)))(
    'map: %s: every listed folder exists',
    (folder, index) => {
      expect(namesIn(index).filter((name) => !existsSync(join(root, folder, name)))).toEqual([]);
    },
  );

  it.each(nonEmpty(columns.slice(2, 6).map((folder, index) => [folder, index + 2] as const)))(
    'map: %s: every folder is listed',
    (folder, index) => {
      const mapFolders = new Set(namesIn(index).map(folderOf));
      const missing = foldersOf(folder).filter((name) => !mapFolders.has(name) && !sharedFolders.has(name));
      expect(missing).toEqual([]);
    },
  );

  it('map: every feature of the server has a row', () => {
    const source = readFileSync(join(root, 'apps/server/src/features.ts'), 'utf8');
    const words = [...source.matchAll(/word: '([\w-]+)'/g)].map(([, word = '']) => word);
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !rows.some(([name]) => name === word))).toEqual([]);
  });

  it('map: every feature of the contract is listed', () => {
    const source = readFileSync(join(root, 'packages/api/src/contract.ts'), 'utf8');
    const features = [...source.matchAll(/import \* as \w+ from '\.\/([\w-]+\.ts)'/g)].map(
      ([, file]) => file,
    );
    expect(features.filter((file) => file && !namesIn(0).includes(file))).toEqual([]);
  });
});

describe('docs/security.md', () => {
  it('map: decisions are numbered without gaps, in their file names and headings', () => {
    const folder = join(root, 'docs/decisions');
    const files = readdirSync(folder).toSorted();
    const numbers = files.map((file) => [
      Number(file.slice(0, 4)),
      Number(/^# (\d+)\./.exec(readFileSync(join(folder, file), 'utf8'))?.[1]),
    ]);
    expect(numbers).toEqual(files.map((_file, index) => [index + 1, index + 1]));
  });

  it('map: docs/security.md only names existing tests', () => {
    const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
    const tests = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path);
    expect(tests.length).toBeGreaterThan(30);
    const missing = tests.filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, 'apps/server/src', path)),
    );
    expect(missing).toEqual([]);
  });
});
