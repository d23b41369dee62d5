import { describe, expect, it } from 'vitest';
import { type Branch, branchesOf, isElsewhere, filterTree } from './branches.ts';

interface Row {
  id: number;
  parentId: number | null;
}

const rows: readonly Row[] = [
  { id: 1, parentId: null },
  { id: 4, parentId: 2 },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
];

/** "1(2(4) 3)". */
const outlineOf = (branches: readonly Branch<Row>[]): string =>
  branches
    .map(({ record, children }) =>
      children.length > 0 ? `${record.id}(${outlineOf(children)})` : `${record.id}`,
    )
    .join(' ');

describe('tree of records', () => {
  it('branches: each record is below its parent, in order', () => {
    expect(outlineOf(branchesOf(rows))).toBe('1(2(4) 3)');
  });

  it('branches: records with a missing parent are at the top', () => {
    expect(outlineOf(branchesOf([...rows, { id: 6, parentId: 5 }]))).toBe('1(2(4) 3) 6');
  });

  it('branches: records of a cycle are at the top, with all their descendants', () => {
    const ring = [
      { id: 7, parentId: 8 },
      { id: 8, parentId: 7 },
      { id: 9, parentId: 8 },
      { id: 5, parentId: 5 },
    ];
    expect(outlineOf(branchesOf(ring))).toBe('7 8(9) 5');
  });

  it('branches: a filter keeps the matches and their ancestors, and nothing else', () => {
    expect(outlineOf(filterTree(branchesOf(rows), ({ id }) => id === 4))).toBe('1(2(4))');
    expect(outlineOf(filterTree(branchesOf(rows), ({ id }) => id === 2))).toBe('1(2)');
    expect(outlineOf(filterTree(branchesOf(rows), () => false))).toBe('');
  });
});

it.each([
  [{ id: 2, parentId: 1 }, 3, true],
  [{ id: 2, parentId: 1 }, null, true],
  [{ id: 2, parentId: 1 }, 1, false],
  [{ id: 2, parentId: 1 }, 2, false],
  [{ id: 1, parentId: null }, null, false],
])('branches: moving %o to %s: %s', (record, parent, isMoved) => {
  expect(isElsewhere(record, parent)).toBe(isMoved);
});
