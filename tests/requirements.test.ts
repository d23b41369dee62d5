import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Holds `docs/requirements.md` true. The page is kept by hand: only a person can say that a test proves a whole line.
 * Each fault found here names the row to edit and what to write in it.
 */
const root = join(import.meta.dirname, '..');
const ID = /\b[A-Z]{2,3}-\d{2}\b/g;

/** The title of a test or a group of them: after `it(`, `test.describe(`, or after the table of an `.each`. */
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

/** The test files that name an id in a title, by id. */
const named = new Map<string, Set<string>>();
for (const path of testFiles.toSorted())
  for (const [, , title = ''] of readFileSync(join(root, path), 'utf8').matchAll(TITLE))
    for (const id of title.match(ID) ?? []) named.set(id, (named.get(id) ?? new Set()).add(path));

/** What the last column of a row must say. */
const testsOf = (id: string): string =>
  [...(named.get(id) ?? [])].map((path) => `[${basename(path)}](../${path})`).join(', ') || '–';

describe('docs/requirements.md', () => {
  it('has every requirement once, numbered in order without gaps', () => {
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

  it('says of each how far it is', () => {
    const faults = rows
      .filter(({ state }) => !/^(?:proved|open|partly: \S.*)$/.test(state))
      .map(
        ({ id, state }) =>
          `row ${id}: instead of "${state}" write proved, open, or "partly: what is there; what is missing"`,
      );
    expect(faults).toEqual([]);
  });

  it('has a row for every id in the title of a test', () => {
    const faults = [...named]
      .filter(([id]) => rows.every((row) => row.id !== id))
      .map(([id, paths]) => `no row ${id}: add it, or correct the title in ${[...paths].join(', ')}`);
    expect(faults).toEqual([]);
  });

  it('names exactly the tests that carry the id', () => {
    const faults = rows
      .filter(({ id, tests }) => tests !== testsOf(id))
      .map(({ id }) => `row ${id}: write in the last column ${testsOf(id)}`);
    expect(faults).toEqual([]);
  });

  it('calls nothing open that has a test, and nothing proved that has none', () => {
    const faults = rows.flatMap(({ id, state }) => {
      if (state === 'open' && named.has(id)) return [`row ${id}: a test names it; write partly or proved`];
      if (state === 'proved' && !named.has(id)) return [`row ${id}: no test names it; write partly or open`];
      return [];
    });
    expect(faults).toEqual([]);
  });
});
