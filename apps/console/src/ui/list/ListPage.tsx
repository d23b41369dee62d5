import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import {
  ListBase,
  type RaRecord,
  type SortPayload,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { Fault } from '../Fault.tsx';
import { Page } from '../Page.tsx';
import { uiTexts } from '../texts/index.ts';
import { AddLink } from './AddLink.tsx';
import { Bulk } from './Bulk.tsx';
import type { Column } from './columns.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Filters } from './Filters.tsx';
import styles from './list.module.css';
import { NoRows } from './NoRows.tsx';
import { Pages } from './Pages.tsx';
import { Table } from './Table.tsx';
import { StarterSetButton } from './StarterSet.tsx';
import { TableImportLink } from './TableImportLink.tsx';
import { useColumns } from './use-columns.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

export interface ListPageProps<R extends RaRecord> {
  /** Default sort order of the rows. */
  sort: SortPayload & { field: keyof R & string };
  /** Filters from conditions.tsx. */
  filters: ReactNode;
  columns: readonly Column<R>[];
  /** Record types that are required to create a record of this type. */
  needs?: readonly string[];
  /** Actions on several rows: `<BulkDelete />`. */
  bulk?: ReactNode;
  /** Other views of the list, placed before the actions on all rows. */
  ways?: ReactNode;
  /** Chips of common filters, placed above the other filters. */
  chips?: ReactNode;
  /** Initial filter. */
  initialFilter?: Readonly<Record<string, unknown>>;
}

/** Sends no notification, because a list that failed to load shows its error instead of the rows. */
const queryOptions = { onError: () => undefined };

/** List of a resource with filters, table and pagination, and its empty, loading and error states. */
export const ListPage = <R extends RaRecord>(props: ListPageProps<R>) => (
  <ListBase<R>
    sort={props.sort}
    perPage={25}
    queryOptions={queryOptions}
    {...(props.initialFilter && { filterDefaultValues: props.initialFilter })}
  >
    <Found {...props} />
  </ListBase>
);

/** The heading with the number of rows, the actions on all rows, and the rows. */
function Found<R extends RaRecord>(props: ListPageProps<R>) {
  const { columns, filters, ways, chips } = props;
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { total, filterValues, error } = useListContext();
  const chosen = useColumns(columns);
  const isFiltered = Object.keys(filterValues).length > 0;
  const count = new Intl.NumberFormat(language).format(total ?? 0);
  const counted = t(isFiltered ? 'list.found' : 'list.total', { total: count });
  return (
    <Page
      title={name}
      subtitle={<span role="status">{total !== undefined && !error && counted}</span>}
      actions={
        <>
          {ways}
          <div className={styles.tools}>
            <ViewsMenu />
            <ColumnsMenu columns={columns} chosen={chosen} />
            <ExportMenu columns={chosen.visible} />
            <StarterSetButton resource={resource} />
            <TableImportLink />
          </div>
          <AddLink />
        </>
      }
    >
      {chips}
      <Filters>{filters}</Filters>
      <Rows {...props} columns={chosen.visible} />
    </Page>
  );
}

function Rows<R extends RaRecord>({ sort, columns, bulk: ofTicked, needs }: ListPageProps<R>) {
  const { options } = useResourceDefinition<Placement>();
  const bulk = options?.isChangeable ? ofTicked : undefined;
  const { error, data, total, isPending, refetch, setFilters, setSort } = useListContext<R>();
  // Resets the filters: they are stored even when they are invalid, so every retry would fail.
  const reset = (): void => {
    setFilters({});
    setSort(sort);
  };
  if (error) return <Fault error={error} onRetry={() => void refetch()} onReset={reset} />;
  if (!isPending && (total === 0 || data?.length === 0)) return <NoRows {...(needs && { needs })} />;
  return (
    <>
      <Table columns={columns} isSelectable={bulk !== undefined} />
      {!isPending && <Pages />}
      {bulk && <Bulk>{bulk}</Bulk>}
    </>
  );
}
