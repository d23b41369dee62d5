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
import { uiTexts } from '../texts.ts';
import styles from './list.module.css';

interface FiltersProps {
  children: ReactNode;
  /** Whether a button takes them all back. */
  hasReset?: boolean;
}

/** The conditions of a list; what is chosen stands in the address. */
export function Filters({ children, hasReset = true }: FiltersProps) {
  const t = useTexts(uiTexts);
  const list = useListContext();
  const { filterValues, setFilters } = list;
  const isHere = useIsHere();
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
 * Whether the address is still that of this list. What was typed is asked for a moment later, and whoever has opened a row
 * meanwhile would be led back.
 */
function useIsHere(): () => boolean {
  const resource = useResourceContext() ?? '';
  const path = useHref(useCreatePath()({ resource, type: 'list' }));
  return () => window.location.pathname === path;
}

const FilterForm = (props: ComponentProps<'form'>) => (
  <form {...props} className={styles.filterForm} noValidate />
);
