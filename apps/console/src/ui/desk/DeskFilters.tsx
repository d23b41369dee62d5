import { states } from '@semestr/core/requests';
import { useTexts } from '@semestr/ui/language.tsx';
import { useListContext } from 'react-admin';
import { Filters } from '../list/Filters.tsx';
import { SearchFilter } from '../list/conditions.tsx';
import { uiTexts } from '../texts.ts';
import styles from './desk.module.css';
import type { RequestKind, StudentRequest } from './request.ts';

/** The state that the queue is narrowed to, and words. */
export function DeskFilters<S extends string, R extends StudentRequest<S>>({
  kind: { lifecycle, stateName },
}: {
  kind: RequestKind<S, R>;
}) {
  const t = useTexts(uiTexts);
  const { filterValues, setFilters } = useListContext();
  const chip = (state: S | undefined, name: string) => {
    const { state: chosen, ...others } = filterValues;
    return (
      <button
        key={name}
        type="button"
        className={styles.chip}
        aria-pressed={chosen === state}
        onClick={() => setFilters(state === undefined ? others : { ...others, state })}
      >
        {name}
      </button>
    );
  };
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t('desk.byState')} className={styles.chips}>
        {states(lifecycle).map((state) => chip(state, stateName(state)))}
        {chip(undefined, t('desk.all'))}
      </div>
      <Filters hasReset={false}>
        <SearchFilter />
      </Filters>
    </div>
  );
}
