import type { DepartmentNode } from '@semestr/api/departments';

/** A department with its depth in the structure, from 0. */
interface Placed {
  unit: DepartmentNode['data'];
  depth: number;
}

/** Lists the departments of a tree depth first, each followed by its descendants. */
export const placed = (nodes: readonly DepartmentNode[] | null, depth = 0): Placed[] =>
  (nodes ?? []).flatMap(({ data, children }) => [{ unit: data, depth }, ...placed(children, depth + 1)]);
