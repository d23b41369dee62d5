import type { Branch } from '@semestr/core/branches';
import { useState } from 'react';
import type { Department } from './departments.ts';

type Ids = ReadonlySet<number>;

const NONE: Ids = new Set();

const toggled = (ids: Ids, id: number): Ids =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);

const parentsIn = (branches: readonly Branch<Department>[]): readonly number[] =>
  branches.flatMap(({ record, children }) =>
    children.length > 0 ? [record.id, ...parentsIn(children)] : [],
  );

/** Tracks the expanded branches; a search expands all branches that lead to a result until they are collapsed. */
export function useOpen(branches: readonly Branch<Department>[], isSearching: boolean) {
  const [open, setOpen] = useState(NONE);
  const [closed, setClosed] = useState(NONE);
  const parents = parentsIn(branches);
  const isAllOpen = parents.every((id) => open.has(id));
  return {
    isOpen: (id: number): boolean => (isSearching ? !closed.has(id) : open.has(id)),
    toggle: (id: number): void => (isSearching ? setClosed(toggled(closed, id)) : setOpen(toggled(open, id))),
    isAllOpen,
    toggleAll: (): void => setOpen(isAllOpen ? NONE : new Set(parents)),
    /** Expands a branch; does nothing for the top level. */
    show: (id: number | null): void => {
      if (id !== null) setOpen((before) => new Set([...before, id]));
    },
  };
}

export type Open = ReturnType<typeof useOpen>;
