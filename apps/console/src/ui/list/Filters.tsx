import { useTexts } from '@semestr/ui/language.tsx';
import type { ComponentProps, ReactNode } from 'react';
import {
  FilterLiveForm,
  ListContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useHref } from 'react-router-dom';
import { Button } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

interface FiltersProps {
  children: ReactNode;
  /** Whether there is a button that resets all filters. */
  hasReset?: boolean;
}

/** Filters of a list, stored in the address. */
export function Filters({ children, hasReset = true }: FiltersProps) {
  const t = useTexts(uiTexts);
  const list = useListContext();
  const { filterValues, setFilters } = list;
  const isHere = useIsOnList();
  const isFiltered = hasReset && Object.keys(filterValues).length > 0;
  return (
    <search aria-label={t('list.filters')}>
      <ListContextProvider
        value={{ ...list, setFilters: (...wanted) => (isHere() ? setFilters(...wanted) : undefined) }}
      >
        <FilterLiveForm debounce={250} formComponent={FilterForm}>
          {children}
          {isFiltered && (
            <Button look="text" onClick={() => setFilters({})}>
              {t('list.reset')}
            </Button>
          )}
        </FilterLiveForm>
      </ListContextProvider>
    </search>
  );
}

/**
 * Whether the address is still that of this list. Otherwise the debounced search would navigate a user who has opened a
 * row in the meantime back to the list.
 */
function useIsOnList(): () => boolean {
  const resource = useResourceContext() ?? '';
  const path = useHref(useCreatePath()({ resource, type: 'list' }));
  return () => window.location.pathname === path;
}

const FilterForm = (props: ComponentProps<'form'>) => (
  <form {...props} className={styles.filterForm} noValidate />
);
