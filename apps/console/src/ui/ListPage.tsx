import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  FilterLiveForm,
  ListBase,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  type SortPayload,
} from 'react-admin';
import { language, useTexts } from '@semestr/ui/language';
import { Empty } from './Empty.tsx';
import { Fault } from './Fault.tsx';
import { Page } from './Page.tsx';
import { Pages } from './Pages.tsx';
import { uiTexts } from './texts.ts';
import styles from './list.module.css';

interface ListPageProps {
  /** The first order of the rows. */
  sort: SortPayload;
  /** Conditions from filters.tsx. */
  filters: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** Nothing notifies: a list that did not come says so in its place. */
const queryOptions = { onError: () => undefined };

/** The list of a resource: conditions, table, pages; with its empty, loading and failed states. */
export const ListPage = ({ sort, filters, children }: ListPageProps) => (
  <ListBase sort={sort} perPage={25} queryOptions={queryOptions}>
    <Found>
      <Filters>{filters}</Filters>
      <Rows sort={sort}>{children}</Rows>
    </Found>
  </ListBase>
);

/** The heading, with how many rows there are. */
function Found({ children }: { children: ReactNode }) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { total, filterValues, error } = useListContext();
  const count = new Intl.NumberFormat(language.use()).format(total ?? 0);
  const isFiltered = Object.keys(filterValues).length > 0;
  const counted = isFiltered ? t.found(count) : t.total(count);
  return (
    <Page title={name} subtitle={<span role="status">{total !== undefined && !error && counted}</span>}>
      {children}
    </Page>
  );
}

function Filters({ children }: { children: ReactNode }) {
  const t = useTexts(uiTexts);
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <search aria-label={t.filters}>
      <FilterLiveForm debounce={250} formComponent={FilterForm}>
        {children}
        {isFiltered && (
          <Button variant="text" className={styles.filterReset ?? ''} onClick={() => setFilters({})}>
            {t.reset}
          </Button>
        )}
      </FilterLiveForm>
    </search>
  );
}

const FilterForm = (props: React.ComponentProps<'form'>) => (
  <form {...props} className={styles.filterForm} noValidate />
);

function Rows({ sort, children }: Pick<ListPageProps, 'sort' | 'children'>) {
  const { error, data, total, isPending, refetch, setFilters, setSort } = useListContext();
  // Conditions are remembered, wrong ones too: repeating them would fail for ever.
  const reset = () => {
    setFilters({});
    setSort(sort);
  };
  if (error) return <Fault error={error} onRetry={() => void refetch()} onReset={reset} />;
  if (!isPending && (total === 0 || data?.length === 0)) return <NoRows />;
  return (
    <>
      {children}
      {!isPending && <Pages />}
    </>
  );
}

function NoRows() {
  const t = useTexts(uiTexts);
  const { filterValues, setFilters, total, setPage } = useListContext();
  if (total !== undefined && total > 0)
    return (
      <Empty
        icon={SearchX}
        title={t.noSuchPage}
        hint={t.noSuchPageHint}
        action={
          <Button variant="outlined" onClick={() => setPage(1)}>
            {t.toFirstPage}
          </Button>
        }
      />
    );
  if (Object.keys(filterValues).length === 0) return <Empty icon={SearchX} title={t.empty} />;
  return (
    <Empty
      icon={SearchX}
      title={t.nothingFound}
      hint={t.nothingFoundHint}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t.resetFilters}
        </Button>
      }
    />
  );
}
