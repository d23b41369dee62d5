import { useTexts } from '@semestr/ui/language.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { FilterLiveForm, useListContext } from 'react-admin';
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
  const { filterValues, setFilters } = useListContext();
  const isFiltered = hasReset && Object.keys(filterValues).length > 0;
  return (
    <search aria-label={t('list.filters')}>
      <FilterLiveForm debounce={250} formComponent={FilterForm}>
        {children}
        {isFiltered && (
          <Button look="text" onClick={() => setFilters({})}>
            {t('list.reset')}
          </Button>
        )}
      </FilterLiveForm>
    </search>
  );
}

const FilterForm = (props: ComponentProps<'form'>) => (
  <form {...props} className={styles.filterForm} noValidate />
);
