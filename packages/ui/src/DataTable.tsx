import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { ColumnHead, type Direction } from './ColumnHead.tsx';
import styles from './data-table.module.css';
import table from './table.module.css';

/** A column as data. */
export interface Column<T> {
  key: string;
  head: string;
  cell: (row: T) => ReactNode;
  /** By what the table can be sorted. */
  sortBy?: (row: T) => string | number;
  /** Figures align to the right. */
  isNumber?: boolean;
  /** The head is for screen readers only: a column of actions. */
  isHeadHidden?: boolean;
}

interface DataTableProps<T> {
  /** The heading of the table, seen or unseen. */
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  /** A row that matters: a red edge; the words for it stand in a cell. */
  isMarked?: (row: T) => boolean;
  /** Shows so many rows at first, and as many more at each press. */
  pageSize?: number;
  moreLabel?: (left: number) => string;
  /** What stands there where there are no rows. */
  empty?: ReactNode;
}

interface Sort {
  key: string;
  direction: Direction;
}

function sorted<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort | null): readonly T[] {
  const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !by) return rows;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ru');
  return rows.toSorted((a, b) => compare(by(a), by(b)) * (sort.direction === 'descending' ? -1 : 1));
}

/** A native table between hairlines; on a phone each row is a card whose cells say what they are. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    caption,
    isCaptionHidden = false,
    columns,
    rows,
    keyOf,
    isMarked,
    pageSize,
    moreLabel,
    empty,
  } = props;
  const [sort, setSort] = useState<Sort | null>(null);
  const [shown, setShown] = useState(pageSize ?? Number.POSITIVE_INFINITY);
  if (rows.length === 0 && empty) return empty;
  const left = rows.length - shown;
  return (
    <>
      <table className={classNames(table.table, styles.data)}>
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, sortBy, isNumber, isHeadHidden }) => (
              <ColumnHead
                key={key}
                className={isNumber ? styles.number : undefined}
                direction={sort?.key === key ? sort.direction : undefined}
                onSort={sortBy && ((direction) => setSort({ key, direction }))}
              >
                {isHeadHidden ? <span className="visually-hidden">{head}</span> : head}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sort)
            .slice(0, shown)
            .map((row) => (
              <tr key={keyOf(row)} className={isMarked?.(row) ? styles.marked : undefined}>
                {columns.map(({ key, head, cell, isNumber, isHeadHidden }) => (
                  <td
                    key={key}
                    data-head={isHeadHidden ? undefined : head}
                    className={classNames(isNumber && styles.number)}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {left > 0 && moreLabel && (
        <Button look="text" onClick={() => setShown(shown + (pageSize ?? left))}>
          {moreLabel(left)}
        </Button>
      )}
    </>
  );
}
