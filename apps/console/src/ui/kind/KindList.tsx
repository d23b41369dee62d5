import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { BulkDelete } from '../list/BulkDelete.tsx';
import type { Column } from '../list/columns.ts';
import { SearchFilter } from '../list/conditions.tsx';
import { ListPage, type ListPageProps } from '../list/ListPage.tsx';
import styles from '../list/list.module.css';
import { BulkEdit } from './BulkEdit.tsx';
import { sharedConditions } from './conditions.tsx';
import { type AnyField, type Formatters, valueCell, valueText } from './field.ts';
import { type RecordType, requiredTypes } from './kind.ts';
import { useFormatters } from './use-formatters.ts';
import { Value } from './Value.tsx';

function columnOf(
  source: string,
  field: AnyField,
  { text, render, ...options }: NonNullable<ReturnType<RecordType['columns']['get']>>,
  { say: formatters, isFirst }: { say: Formatters; isFirst: boolean },
): Column<RaRecord> {
  const { width, isFigure, Display } = field;
  const renderCell = (record: RaRecord): ReactNode =>
    // A record type only receives records that its calls return.
    render?.(record as never) ?? (
      <Value field={field} source={source} value={record[source]} isPlain={isFirst} />
    );
  return {
    source,
    text: (record, nameOf) =>
      // See `renderCell` for the cast.
      text?.(record as never, formatters) ??
      valueText(field, record[source], source, { ...formatters, nameOf }),
    ...((Display ?? render) && { render: renderCell }),
    // A custom text contains more than the field, so it is also the value in exports.
    ...(!text && {
      cell: (record: RaRecord, nameOf) => valueCell(field, record[source], source, { ...formatters, nameOf }),
    }),
    ...(width !== undefined && !isFirst && { width }),
    ...(isFigure && { isFigure }),
    ...options,
  };
}

interface KindListProps extends Pick<ListPageProps<RaRecord>, 'ways' | 'chips' | 'initialFilter' | 'bulk'> {
  kind: RecordType;
  isRemovable: boolean;
  /** Whether records can be changed, also several at once. */
  isEditable?: boolean;
}

/** List of plain records. */
export function KindList({ kind, isRemovable, isEditable = false, bulk, ...page }: KindListProps) {
  const formatters = useFormatters();
  const columns = [...kind.columns].flatMap(([source, stated], index) => {
    const field = kind.fields.get(source);
    return field ? [columnOf(source, field, stated, { say: formatters, isFirst: index === 0 })] : [];
  });
  const [field, order] = kind.sort;
  return (
    <ListPage<RaRecord>
      {...page}
      sort={{ field, order }}
      filters={<Conditions kind={kind} />}
      columns={columns}
      needs={requiredTypes(kind)}
      {...((isRemovable || isEditable || bulk) && {
        bulk: (
          <>
            {bulk}
            {isEditable && <BulkEdit kind={kind} />}
            {isRemovable && <BulkDelete />}
          </>
        ),
      })}
    />
  );
}

/** The defined filters, and others set by a link. */
function Conditions({ kind: { fields, conditions, filters } }: { kind: RecordType }) {
  const { filterValues } = useListContext();
  const visible = new Set([...filters, ...Object.keys(filterValues)]);
  // Keeps both ends of a range on the same line.
  const isRange = visible.has('from') && visible.has('to');
  const condition = (source: string) => {
    const field = conditions.get(source) ?? fields.get(source) ?? sharedConditions.get(source);
    return field?.Filter && <field.Filter key={source} source={source} />;
  };
  return (
    <>
      <SearchFilter />
      {[...visible].map((source) => {
        if (!isRange) return condition(source);
        if (source === 'to') return null;
        return source === 'from' ? (
          <div key={source} className={styles.filterRange}>
            {condition('from')}
            {condition('to')}
          </div>
        ) : (
          condition(source)
        );
      })}
    </>
  );
}
