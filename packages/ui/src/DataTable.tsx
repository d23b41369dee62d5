import { Fragment, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { type Column, type Sort, sorted } from './columns.ts';
import styles from './data-table.module.css';
import { asPrivate } from './private.ts';
import table from './table.module.css';
import { WaitingRows } from './WaitingRows.tsx';

export type { Column } from './columns.ts';

interface DataTableProps<T> {
  /** Caption of the table, visible or hidden. */
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly Column<T>[];
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string | number;
  /** Whether the rows are personal data: excluded from screenshots of the page. */
  isPrivate?: boolean;
  /** Whether a row is highlighted with a red edge. A cell must also state it in words. */
  isMarked?: (row: T) => boolean;
  /** Whether a row is the reader's own, and tinted. A cell must also state it in words. */
  isOwn?: (row: T) => boolean;
  /** A line across the table below a row, to separate it from the following rows. */
  below?: (row: T) => ReactNode;
  /** Whether the columns are few and narrow, so that it stays a table on a phone too. */
  isNarrow?: boolean;
  /** Expected number of rows, which prevents layout shifts when they arrive. */
  expected?: number;
  /** Number of rows shown initially, and added with each click. */
  pageSize?: number;
  moreLabel?: (left: number) => string;
  /** Totals of all rows, in the order of the columns. */
  foot?: readonly ReactNode[] | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Why the rows failed to load, with a retry button; shown instead of the rows. */
  failure?: ReactNode;
}

/** A native table with hairlines; on a phone each row is a card. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf, pageSize, moreLabel } = props;
  const { isMarked, isOwn, below, isNarrow = false } = props;
  const [sort, setSort] = useState<Sort | null>(null);
  const [visibleCount, setVisibleCount] = useState(pageSize ?? Number.POSITIVE_INFINITY);
  if (props.failure) return props.failure;
  if (rows?.length === 0 && props.empty) return props.empty;
  const left = (rows?.length ?? 0) - visibleCount;
  return (
    <>
      <table
        className={classNames(table.table, styles.data, !isNarrow && styles.cards)}
        aria-busy={rows === undefined}
      >
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
        <tbody {...(props.isPrivate && asPrivate)}>
          {rows === undefined && <WaitingRows rows={props.expected ?? 5} columns={columns.length} />}
          {sorted(rows ?? [], columns, sort)
            .slice(0, visibleCount)
            .map((row) => (
              <Fragment key={keyOf(row)}>
                <tr className={classNames(isMarked?.(row) && styles.marked, isOwn?.(row) && styles.own)}>
                  {columns.map(({ key, head, cell, isNumber, isNamedOnCard }) => (
                    <td key={key} className={classNames(isNumber && styles.number)}>
                      {isNamedOnCard && <span className={styles.name}>{head} </span>}
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {below?.(row) && (
                  <tr className={styles.line}>
                    <td colSpan={columns.length}>{below(row)}</td>
                  </tr>
                )}
              </Fragment>
            ))}
        </tbody>
        {props.foot && <Foot columns={columns} cells={props.foot} />}
      </table>
      {left > 0 && moreLabel && (
        <Button look="text" onClick={() => setVisibleCount(visibleCount + (pageSize ?? left))}>
          {moreLabel(left)}
        </Button>
      )}
    </>
  );
}

/** The last row, with the totals, which is not sorted. */
const Foot = <T,>({ columns, cells }: { columns: readonly Column<T>[]; cells: readonly ReactNode[] }) => (
  <tfoot>
    <tr>
      {columns.map(({ key, head, isNumber, isNamedOnCard }, index) => (
        <td key={key} className={classNames(isNumber && styles.number)}>
          {isNamedOnCard && isNumber && <span className={styles.name}>{head} </span>}
          <span>{cells[index]}</span>
        </td>
      ))}
    </tr>
  </tfoot>
);
