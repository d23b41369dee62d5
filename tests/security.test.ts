import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Checks test names and counts in `docs/security.md`. Only a human can judge whether a test proves a line. */
const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;

/** Requirements of ASVS 5.0.0 by section: for each, in order, the first level that includes it. */
const sections: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

/** Requirements of levels 1 and 2, in order, with their level. */
const requirements = Object.entries(sections).flatMap(([section, levels]) =>
  Array.from(levels, (level, index) => ({ id: `${section}.${index + 1}`, level })).filter(
    ({ level }) => level !== '3',
  ),
);

/** Expands a cell of ids: "1.3.8–1.3.10" is the range of requirements between them. */
function idsIn(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  const [from, to] = [first, last].map((id) => requirements.findIndex((one) => one.id === id));
  if (from === undefined || to === undefined || from < 0 || to < from) return [`"${cell}" is none`];
  return requirements.slice(from, to + 1).map(({ id }) => id);
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const lines = page.split('\n');
const rows = lines
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map(cellsOf)
  .map(([cell = '', what = '', state = '', how = '']) => ({ cell, ids: idsIn(cell), what, state, how }));

const states = ['yes', 'part', 'no', '–'];
const stateOf = new Map(rows.flatMap(({ ids, state }) => ids.map((id) => [id, state] as const)));
const of = (level: string, state: string): string[] =>
  requirements.filter((one) => one.level === level && stateOf.get(one.id) === state).map(({ id }) => id);

describe('docs/security.md', () => {
  it('security: docs/security.md only names existing tests', () => {
    const missing = [...page.matchAll(TEST)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, 'apps/server/src', path)));
    expect(missing).toEqual([]);
  });

  it('security: docs/security.md only links to existing pages', () => {
    const links = [...page.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]*)?\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });
});

describe('ASVS table', () => {
  it('security: the ASVS table lists every requirement of levels 1 and 2 once, in order', () => {
    const levels = (level: string): number => requirements.filter((one) => one.level === level).length;
    expect([levels('1'), levels('2')]).toEqual([70, 183]);
    expect(rows.flatMap(({ ids }) => ids)).toEqual(requirements.map(({ id }) => id));
  });

  it('security: each row of the ASVS table has a requirement, a status, and an explanation', () => {
    const faults = rows.filter(({ what, state, how }) => !what || !how || !states.includes(state));
    expect(faults.map(({ cell }) => cell)).toEqual([]);
  });

  it('security: no row of the ASVS table is fulfilled without a test', () => {
    const faults = rows.filter(({ state, how }) => state === 'yes' && !how.match(TEST));
    expect(faults.map(({ cell }) => cell)).toEqual([]);
  });

  it('security: the counts of the ASVS table are correct', () => {
    const counts = (levels: string[]): string[] => {
      const each = states.map((state) => levels.flatMap((level) => of(level, state)).length);
      return [...each, each.reduce((sum, count) => sum + count, 0)].map(String);
    };
    const stated = (name: string): string[] | undefined =>
      lines
        .map(cellsOf)
        .find(([first]) => first === name)
        ?.slice(1);
    expect(stated('level 1')).toEqual(counts(['1']));
    expect(stated('level 2')).toEqual(counts(['2']));
    expect(stated('both')).toEqual(counts(['1', '2']));
    const untested = rows.filter(({ how }) => how.includes('nly a test is lacking'));
    expect(untested.filter(({ state }) => state !== 'part')).toEqual([]);
    expect(page).toContain(`Of the parts, ${untested.length} lack `);
  });

  it('security: the ASVS table names the missing requirements of level 1', () => {
    const [no, part] = ['no', 'part'].map((state) => of('1', state).join(', '));
    expect(page.replaceAll(/\s+/g, ' ')).toContain(`Of level 1, \`no\`: ${no}; \`part\`: ${part}.`);
  });
});
