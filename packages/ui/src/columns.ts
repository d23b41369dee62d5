import type { ReactNode } from 'react';
import type { Direction } from './ColumnHead.tsx';

/** A column of a table as data. */
export interface Column<T> {
  key: string;
  head: string;
  /** A function outside the component that draws the table: made anew each time, its cells would be too. */
  cell: (row: T) => ReactNode;
  /** By what the table can be sorted. */
  sortBy?: (row: T) => string | number;
  /** Figures align to the right. */
  isNumber?: boolean;
  /** The head is for screen readers only: a column of actions. */
  isHeadHidden?: boolean;
  /** On a phone, where rows have lost their heads, the cell says its own: a date says nothing by itself. */
  isNamedOnCard?: boolean;
}

/** By which column rows are ordered. */
export interface Sort {
  key: string;
  direction: Direction;
}

/** The rows in an order; as they came where there is none. Words as in a Russian dictionary, ё beside е. */
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
