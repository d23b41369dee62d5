import { describe, expect, it } from 'vitest';
import { type Branch, branchesOf, isElsewhere, narrowed } from './branches.ts';

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
const told = (branches: readonly Branch<Row>[]): string =>
  branches
    .map(({ record, children }) => (children.length > 0 ? `${record.id}(${told(children)})` : `${record.id}`))
    .join(' ');

describe('a tree of records', () => {
  it('has each below its parent, in their order', () => {
    expect(told(branchesOf(rows))).toBe('1(2(4) 3)');
  });

  it('has those at the top whose parent is not there', () => {
    expect(told(branchesOf([...rows, { id: 6, parentId: 5 }]))).toBe('1(2(4) 3) 6');
  });

  it('has those of a ring at the top, with all below them', () => {
    const ring = [
      { id: 7, parentId: 8 },
      { id: 8, parentId: 7 },
      { id: 9, parentId: 8 },
      { id: 5, parentId: 5 },
    ];
    expect(told(branchesOf(ring))).toBe('7 8(9) 5');
  });

  it('is narrowed to what fits, with all above it and nothing beside it', () => {
    expect(told(narrowed(branchesOf(rows), ({ id }) => id === 4))).toBe('1(2(4))');
    expect(told(narrowed(branchesOf(rows), ({ id }) => id === 2))).toBe('1(2)');
    expect(told(narrowed(branchesOf(rows), () => false))).toBe('');
  });
});

it.each([
  [{ id: 2, parentId: 1 }, 3, true],
  [{ id: 2, parentId: 1 }, null, true],
  [{ id: 2, parentId: 1 }, 1, false],
  [{ id: 2, parentId: 1 }, 2, false],
  [{ id: 1, parentId: null }, null, false],
])('%o is moved to %s: %s', (record, parent, isMoved) => {
  expect(isElsewhere(record, parent)).toBe(isMoved);
});
