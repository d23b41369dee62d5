import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Checks `docs/requirements.md`, which is maintained manually, because only a human can judge whether a test proves a
 * whole line. Each error names the row to edit and its new content.
 */
const root = join(import.meta.dirname, '..');
const ID = /\b[A-Z]{2,3}-\d{2}\b/g;

/** Matches the title of a test or a group of tests: after `it(`, `test.describe(`, or after the table of an `.each`. */
const TITLE = /(?:(?<![.\w])(?:it|test|describe)(?:\.\w+)*|[)`])\(\s*(['"`])(.*?)(?<!\\)\1/g;

interface Row {
  id: string;
  state: string;
  tests: string;
}

const rows: Row[] = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, id = '', , state = '', tests = '']) =>
    id.match(ID)?.[0] === id ? [{ id, state, tests }] : [],
  );

const testFiles = ['apps', 'packages', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path)),
);

/** Test files that name an id in a title, by id. */
const filesById = new Map<string, Set<string>>();
for (const path of testFiles.toSorted())
  for (const [, , title = ''] of readFileSync(join(root, path), 'utf8').matchAll(TITLE))
    for (const id of title.match(ID) ?? []) filesById.set(id, (filesById.get(id) ?? new Set()).add(path));

/** Returns the expected content of a row's last column. */
const testsOf = (id: string): string =>
  [...(filesById.get(id) ?? [])].map((path) => `[${basename(path)}](../${path})`).join(', ') || '–';

describe('docs/requirements.md', () => {
  it('requirements: each is listed once, numbered in order without gaps', () => {
    const counts = new Map<string, number>();
    const faults = rows.flatMap(({ id }) => {
      const section = id.replace(/-\d+$/, '');
      const count = (counts.get(section) ?? 0) + 1;
      counts.set(section, count);
      const expected = `${section}-${String(count).padStart(2, '0')}`;
      return id === expected ? [] : [`row ${id}: ${expected} should stand here`];
    });
    expect(rows).not.toEqual([]);
    expect(faults).toEqual([]);
  });

  it('requirements: each has a status', () => {
    const faults = rows
      .filter(({ state }) => !/^(?:proved|open|partly: \S.*)$/.test(state))
      .map(
        ({ id, state }) =>
          `row ${id}: instead of "${state}" write proved, open, or "partly: what is there; what is missing"`,
      );
    expect(faults).toEqual([]);
  });

  it('requirements: every id in a test title has a row', () => {
    const faults = [...filesById]
      .filter(([id]) => rows.every((row) => row.id !== id))
      .map(([id, paths]) => `no row ${id}: add it, or correct the title in ${[...paths].join(', ')}`);
    expect(faults).toEqual([]);
  });

  it('requirements: each row names exactly the tests with its id', () => {
    const faults = rows
      .filter(({ id, tests }) => tests !== testsOf(id))
      .map(({ id }) => `row ${id}: write in the last column ${testsOf(id)}`);
    expect(faults).toEqual([]);
  });

  it('requirements: a requirement with a test is not open, and one without a test is not proved', () => {
    const faults = rows.flatMap(({ id, state }) => {
      if (state === 'open' && filesById.has(id))
        return [`row ${id}: a test names it; write partly or proved`];
      if (state === 'proved' && !filesById.has(id))
        return [`row ${id}: no test names it; write partly or open`];
      return [];
    });
    expect(faults).toEqual([]);
  });
});
