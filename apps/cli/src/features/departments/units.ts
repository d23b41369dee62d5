import type { DepartmentNode } from '@semestr/api/departments';

/** A department with how deep in the structure it stands, from 0. */
interface Placed {
  unit: DepartmentNode['data'];
  depth: number;
}

/** The departments of a tree, each followed by those below it. */
export const placed = (nodes: readonly DepartmentNode[] | null, depth = 0): Placed[] =>
  (nodes ?? []).flatMap(({ data, children }) => [{ unit: data, depth }, ...placed(children, depth + 1)]);
