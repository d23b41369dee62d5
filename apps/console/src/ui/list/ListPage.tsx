import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ListBase,
  type RaRecord,
  type SortPayload,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Fault } from '../Fault.tsx';
import { Page } from '../Page.tsx';
import { uiTexts } from '../texts.ts';
import { Bulk } from './Bulk.tsx';
import type { Column } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';
import { Filters } from './Filters.tsx';
import { NoRows } from './NoRows.tsx';
import { Pages } from './Pages.tsx';
import { Table } from './Table.tsx';

interface ListPageProps<R extends RaRecord> {
  /** The first order of the rows. */
  sort: SortPayload & { field: keyof R & string };
  /** Conditions from conditions.tsx. */
  filters: ReactNode;
  columns: readonly Column<R>[];
  /** What can be done with several rows: `<BulkDelete />`. */
  bulk?: ReactNode;
}

/** Nothing notifies: a list that did not come says so in its place. */
const queryOptions = { onError: () => undefined };

/** The list of a resource: conditions, table, pages; with its empty, loading and failed states. */
export const ListPage = <R extends RaRecord>(props: ListPageProps<R>) => (
  <ListBase<R> sort={props.sort} perPage={25} queryOptions={queryOptions}>
    <Found columns={props.columns}>
      <Filters>{props.filters}</Filters>
      <Rows {...props} />
    </Found>
  </ListBase>
);

/** The heading, with how many rows there are, and what can be done with all of them. */
function Found<R extends RaRecord>({
  columns,
  children,
}: Pick<ListPageProps<R>, 'columns'> & { children: ReactNode }) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { hasCreate } = useResourceDefinition();
  const createPath = useCreatePath();
  const { total, filterValues, error } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const count = new Intl.NumberFormat(language).format(total ?? 0);
  const counted = t(isFiltered ? 'list.found' : 'list.total', { total: count });
  return (
    <Page
      title={name}
      subtitle={<span role="status">{total !== undefined && !error && counted}</span>}
      actions={
        <>
          <ExportButton columns={columns} />
          {hasCreate && (
            <Link to={createPath({ resource, type: 'create' })} className={buttonClass('primary')}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              {t('list.add')}
            </Link>
          )}
        </>
      }
    >
      {children}
    </Page>
  );
}

function Rows<R extends RaRecord>({ sort, columns, bulk }: ListPageProps<R>) {
  const { error, data, total, isPending, refetch, setFilters, setSort } = useListContext<R>();
  // Conditions are remembered, wrong ones too: repeating them would fail for ever.
  const reset = (): void => {
    setFilters({});
    setSort(sort);
  };
  if (error) return <Fault error={error} onRetry={() => void refetch()} onReset={reset} />;
  if (!isPending && (total === 0 || data?.length === 0)) return <NoRows />;
  return (
    <>
      <Table columns={columns} isSelectable={bulk !== undefined} />
      {!isPending && <Pages />}
      {bulk && <Bulk>{bulk}</Bulk>}
    </>
  );
}
