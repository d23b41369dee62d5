import { classNames } from '@semestr/ui/class-names';
import { ColumnHead } from '@semestr/ui/ColumnHead.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type RaRecord, useListContext } from 'react-admin';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import { type Column, titleSourceOf } from './columns.ts';
import styles from './table.module.css';

interface HeadProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  isSelectable: boolean;
  classOf: (column: Column<R>) => string;
}

/** Column headings, which sort the list, and the checkbox that selects all rows. */
export function Head<R extends RaRecord>({ columns, isSelectable, classOf }: HeadProps<R>) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const { data = [], selectedIds, onSelect, sort, setSort } = useListContext<R>();
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
        {columns.map((column, index) => {
          const { source, isUnsorted = false } = column;
          const direction = sort.order === 'DESC' ? 'descending' : 'ascending';
          return (
            <ColumnHead
              key={source}
              className={classNames(index > 0 && styles.other, classOf(column))}
              direction={sort.field === source ? direction : undefined}
              onSort={
                isUnsorted
                  ? undefined
                  : (to) => setSort({ field: source, order: to === 'descending' ? 'DESC' : 'ASC' })
              }
            >
              {nameOf(titleSourceOf(column))}
            </ColumnHead>
          );
        })}
      </tr>
    </thead>
  );
}
