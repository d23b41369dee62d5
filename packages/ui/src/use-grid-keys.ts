import { type Grid, type GridPlace, moveInGrid, startInGrid } from '@semestr/core/grid';
import { useIsLive } from './live-context.ts';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const nameOf = ({ row, column }: GridPlace): string => `${row}:${column}`;

/** What a cell needs to be reached by keys; nothing of it where no scripts hear them. */
export interface Reachable {
  tabIndex?: 0 | -1;
  'data-place'?: string;
}

/**
 * A table as one stop of Tab, and arrow keys among its cells, as in a grid (WAI-ARIA Authoring Practices). It stays a table:
 * it is read, nothing in it is edited, and its links are stops of their own.
 * @param first to which Tab leads before anybody has moved
 */
export function useGridKeys(grid: Grid, first: GridPlace) {
  const isLive = useIsLive();
  const [left, setLeft] = useState(first);
  // Another week may have fewer rows than the one in which the cell was left.
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
