import { isBelowItself } from './departments.ts';

/** Hierarchical records as a tree of rows that can be displayed, searched and rearranged. */

/** The position of a record in a tree. */
interface Placed {
  id: number;
  /** Null at the top. */
  parentId: number | null;
}

export interface Branch<R> {
  record: R;
  children: readonly Branch<R>[];
}

/** Maps the id of each record to its parent. */
export const parentsOf = (records: readonly Placed[]): ReadonlyMap<number, number | null> =>
  new Map(records.map(({ id, parentId }) => [id, parentId]));

/**
 * Builds the tree of flat records, in their order. Records with a missing parent, or in a cycle, are placed at the top.
 */
export function branchesOf<R extends Placed>(records: readonly R[]): readonly Branch<R>[] {
  const parentOf = parentsOf(records);
  const below = new Map<number | null, R[]>();
  for (const record of records) {
    const { id, parentId } = record;
    const isPlaced = parentId !== null && parentOf.has(parentId) && !isBelowItself(id, parentId, parentOf);
    const parent = isPlaced ? parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), record]);
  }
  const branches = (parent: number | null): readonly Branch<R>[] =>
    (below.get(parent) ?? []).map((record) => ({ record, children: branches(record.id) }));
  return branches(null);
}

/** Filters the tree to the matches and all their ancestors. */
export const filterTree = <R>(
  branches: readonly Branch<R>[],
  isWanted: (record: R) => boolean,
): readonly Branch<R>[] =>
  branches.flatMap(({ record, children }) => {
    const wanted = filterTree(children, isWanted);
    return wanted.length > 0 || isWanted(record) ? [{ record, children: wanted }] : [];
  });

/** Whether a record would move under another parent; null is the top. */
export const isElsewhere = ({ id, parentId }: Placed, parent: number | null): boolean =>
  parent !== id && parent !== parentId;
