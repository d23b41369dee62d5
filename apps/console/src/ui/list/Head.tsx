import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RaRecord, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { uiTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import styles from './table.module.css';

interface HeadProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  isSelectable: boolean;
  classOf: (column: Column<R>) => string;
}

/** The names of the columns, by which the list is ordered, and the tick of all rows. */
export function Head<R extends RaRecord>({ columns, isSelectable, classOf }: HeadProps<R>) {
  const t = useTexts(uiTexts);
  const { data = [], selectedIds, onSelect } = useListContext<R>();
  const ids = data.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className={styles.tickCell}>
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={t('list.selectAll')}
              checked={isAll}
              onChange={() => onSelect(isAll ? [] : [...new Set([...selectedIds, ...ids])])}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <ColumnHead
            key={column.source}
            column={column}
            className={`${index > 0 ? styles.other : ''} ${classOf(column)}`}
          />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps<R extends RaRecord> {
  column: Column<R>;
  className: string;
}

function ColumnHead<R extends RaRecord>({ column, className }: ColumnHeadProps<R>) {
  const { source, isUnsorted = false } = column;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { sort, setSort } = useListContext();
  const name = translate(`resources.${resource}.fields.${source}`);
  if (isUnsorted)
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  const isSorted = sort.field === source;
  const isDescending = isSorted && sort.order === 'DESC';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => setSort({ field: source, order: isSorted && !isDescending ? 'DESC' : 'ASC' })}
      >
        {name}
        {isSorted && <Arrow size={14} strokeWidth={1.75} aria-hidden />}
      </button>
    </th>
  );
}
