import { isBelowItself } from './departments.ts';

/** Records that stand below each other as a tree of rows: to be shown, searched and moved. */

/** What is known of a record of a tree. */
interface Placed {
  id: number;
  /** Null at the top. */
  parentId: number | null;
}

export interface Branch<R> {
  record: R;
  children: readonly Branch<R>[];
}

/** Each record's parent by its id. */
export const parentsOf = (records: readonly Placed[]): ReadonlyMap<number, number | null> =>
  new Map(records.map(({ id, parentId }) => [id, parentId]));

/**
 * The tree of flat records, in their order. None is left out: whose parent is not among them, or who would stand below
 * themselves, are at the top.
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

/** Those that fit, each with all above it, which lead there. */
export const narrowed = <R>(
  branches: readonly Branch<R>[],
  isWanted: (record: R) => boolean,
): readonly Branch<R>[] =>
  branches.flatMap(({ record, children }) => {
    const wanted = narrowed(children, isWanted);
    return wanted.length > 0 || isWanted(record) ? [{ record, children: wanted }] : [];
  });

/** Whether a record would stand elsewhere under a parent; null is the top. */
export const isElsewhere = ({ id, parentId }: Placed, parent: number | null): boolean =>
  parent !== id && parent !== parentId;
