import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { BulkDelete } from '../list/BulkDelete.tsx';
import type { Column } from '../list/columns.ts';
import { SearchFilter } from '../list/conditions.tsx';
import { ListPage } from '../list/ListPage.tsx';
import styles from '../list/list.module.css';
import { sharedConditions } from './conditions.tsx';
import { type AnyField, type Formatters, valueCell, valueText } from './field.ts';
import { type RecordType, neededBy } from './kind.ts';
import { useSay } from './use-say.ts';
import { Value } from './Value.tsx';

function columnOf(
  source: string,
  field: AnyField,
  { text, render, ...options }: NonNullable<ReturnType<RecordType['columns']['get']>>,
  { say, isFirst }: { say: Formatters; isFirst: boolean },
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
      // As in `renderCell`.
      text?.(record as never, say) ?? valueText(field, record[source], source, { ...say, nameOf }),
    ...((Display ?? render) && { render: renderCell }),
    // A text of the column's own shows more than the field.
    ...(!text && {
      cell: (record: RaRecord, nameOf) => valueCell(field, record[source], source, { ...say, nameOf }),
    }),
    ...(width !== undefined && !isFirst && { width }),
    ...(isFigure && { isFigure }),
    ...options,
  };
}

interface KindListProps {
  kind: RecordType;
  isRemovable: boolean;
  /** Placed before the actions on all rows. */
  ways?: ReactNode;
  /** Actions on the selected rows, in addition to deleting them. */
  bulk?: ReactNode;
}

/** List of plain records. */
export function KindList({ kind, isRemovable, ways, bulk }: KindListProps) {
  const say = useSay();
  const columns = [...kind.columns].flatMap(([source, stated], index) => {
    const field = kind.fields.get(source);
    return field ? [columnOf(source, field, stated, { say, isFirst: index === 0 })] : [];
  });
  const [field, order] = kind.sort;
  return (
    <ListPage<RaRecord>
      sort={{ field, order }}
      filters={<Conditions kind={kind} />}
      columns={columns}
      ways={ways}
      needs={neededBy(kind)}
      {...((isRemovable || bulk) && {
        bulk: (
          <>
            {bulk}
            {isRemovable && <BulkDelete />}
          </>
        ),
      })}
    />
  );
}

/** The defined filters, and those set by a link from elsewhere. */
function Conditions({ kind: { fields, conditions, filters } }: { kind: RecordType }) {
  const { filterValues } = useListContext();
  const visible = new Set([...filters, ...Object.keys(filterValues)]);
  // Both ends of a range wrap together.
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
