import type { ReactNode } from 'react';
import type { Direction } from './ColumnHead.tsx';

/** A column of a table as data. */
export interface Column<T> {
  key: string;
  head: string;
  /** Define it outside the component that renders the table: a new function would remount the cells on each render. */
  cell: (row: T) => ReactNode;
  /** Returns the value to sort by. */
  sortBy?: (row: T) => string | number;
  /** Whether it is a number, aligned right. */
  isNumber?: boolean;
  /** Whether the heading is only for screen readers: a column of actions. */
  isHeadHidden?: boolean;
  /** Whether the cell repeats its heading on a phone, where rows have no headings: a date alone is unclear. */
  isNamedOnCard?: boolean;
}

/** The column by which rows are sorted. */
export interface Sort {
  key: string;
  direction: Direction;
}

/**
 * Sorts the rows; keeps the received order without a sort. Text is sorted as in a Russian dictionary, with ё next to е.
 */
export function sorted<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: Sort | null,
): readonly T[] {
  const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !by) return rows;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ru');
  return rows.toSorted((a, b) => compare(by(a), by(b)) * (sort.direction === 'descending' ? -1 : 1));
}
