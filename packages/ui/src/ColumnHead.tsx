import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export type Direction = 'ascending' | 'descending';

interface ColumnHeadProps {
  className?: string | undefined;
  /** In which direction the rows are ordered by this column, where they are. */
  direction?: Direction | undefined;
  /** Orders the rows by this column; absent where they cannot be. */
  onSort?: ((direction: Direction) => void) | undefined;
  /** The name of the column. */
  children: ReactNode;
}

/** The head of a column, which is a button where the rows can be ordered by it. */
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
