import type { Found, Unit } from '@semestr/core/departments';
import { useState } from 'react';

type Ids = ReadonlySet<number>;

const none: Ids = new Set();

const without = (ids: Ids, id: number): Ids => new Set([...ids].filter((one) => one !== id));

const toggled = (ids: Ids, id: number): Ids => (ids.has(id) ? without(ids, id) : new Set([...ids, id]));

export interface OpenBranches {
  isOpen: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Null when nothing is expanded. */
  collapse: (() => void) | null;
}

/**
 * Tracks the expanded branches. A search expands the ancestors of its results until the user collapses them; the
 * previous state is restored afterwards. The path to the selected department is always expanded.
 * @param chosen path to the selected department
 */
export function useOpen(chosen: readonly Unit[], found: Found | null): OpenBranches {
  const way = chosen.filter(({ children }) => children.length > 0).map(({ id }) => id);
  const last = chosen.at(-1)?.id;
  const [open, setOpen] = useState<Ids>(() => new Set(way));
  const [seen, setSeen] = useState(last);
  if (last !== seen) {
    setSeen(last);
    setOpen(new Set([...open, ...way]));
  }
  const [closed, setClosed] = useState<{ search: string; ids: Ids }>({ search: '', ids: none });
  if (!found)
    return {
      isOpen: (id) => open.has(id),
      toggle: (id) => setOpen(toggled(open, id)),
      collapse: open.size > 0 ? () => setOpen(none) : null,
    };
  const { searched: search, above } = found;
  const shut = closed.search === search ? closed.ids : none;
  return {
    isOpen: (id) => !shut.has(id),
    toggle: (id) => setClosed({ search, ids: toggled(shut, id) }),
    collapse: above.some((id) => !shut.has(id)) ? () => setClosed({ search, ids: new Set(above) }) : null,
  };
}
