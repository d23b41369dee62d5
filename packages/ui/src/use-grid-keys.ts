import { type Grid, type GridPlace, moveInGrid, startInGrid } from '@semestr/core/grid';
import { useHydrated } from './hydration.ts';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const nameOf = ({ row, column }: GridPlace): string => `${row}:${column}`;

/** Attributes that make a cell reachable by keyboard; empty without scripts. */
export interface Reachable {
  tabIndex?: 0 | -1;
  'data-place'?: string;
}

/**
 * Makes a table a single tab stop, with arrow keys between its cells, as in a grid (WAI-ARIA Authoring Practices). It
 * remains a table: it is read-only, and its links are separate tab stops.
 * @param first the initial cell
 */
export function useGridKeys(grid: Grid, first: GridPlace) {
  const isLive = useHydrated();
  const [left, setLeft] = useState(first);
  // The current week may have fewer rows than the one in which the cell was active.
  const place = startInGrid(grid, left) ?? first;
  if (!isLive) return { table: {}, cell: (): Reachable => ({}) };
  return {
    table: {
      onFocus: ({ target }: FocusEvent<HTMLTableElement>) => {
        const [row, column] = target.dataset['place']?.split(':').map(Number) ?? [];
        if (row !== undefined && column !== undefined) setLeft({ row, column });
      },
      onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
        const isCell = event.target instanceof HTMLTableCellElement;
        const aim = isCell && !event.altKey && moveInGrid(grid, place, event.key, event.ctrlKey);
        if (!aim) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-place="${nameOf(aim)}"]`)?.focus();
      },
    },
    cell: (at: GridPlace): Reachable => ({
      tabIndex: nameOf(at) === nameOf(place) ? 0 : -1,
      'data-place': nameOf(at),
    }),
  };
}
