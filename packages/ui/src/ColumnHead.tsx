import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export type Direction = 'ascending' | 'descending';

interface ColumnHeadProps {
  className?: string | undefined;
  /** Sort direction, when the rows are sorted by this column. */
  direction?: Direction | undefined;
  /** Sorts the rows by this column; missing when that is not possible. */
  onSort?: ((direction: Direction) => void) | undefined;
  /** The name of the column. */
  children: ReactNode;
}

/** Heading of a column, a button when the rows can be sorted by it. */
export function ColumnHead({ className, direction, onSort, children }: ColumnHeadProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
        >
          {children}
          {direction && <Arrow size={14} strokeWidth={1.75} aria-hidden />}
        </button>
      ) : (
        children
      )}
    </th>
  );
}
