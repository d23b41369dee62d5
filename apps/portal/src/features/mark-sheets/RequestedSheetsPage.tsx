import { requestTexts } from '@semestr/core/requests/texts';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './mark-sheets.module.css';
import { requestedOf, toRequestViews, states } from './requested.ts';
import { requestedTexts } from './requested-texts.ts';
import { RequestedList } from './RequestedList.tsx';

export const texts = [requestTexts, requestedTexts];

/** Never rejects; the list reports a failure. */
export const loadFor = (user: User, { queries }: LoadContext) => queries.prefetchQuery(requestedOf(user));

/** Mark sheets that students ordered from an educator. `?state=printed` filters by state. */
export default function RequestedSheetsPage() {
  const t = useTexts(requestedTexts);
  const [search, setSearch] = useSearchParams();
  const { data, failure } = useSectionQuery(requestedOf(usePerson()));
  const sheets = data === undefined ? undefined : toRequestViews(data ?? []);
  const selectedState = states.find((state) => state === search.get('state')) ?? null;
  const choose = (state: string | null): void =>
    setSearch(state === null ? {} : { state }, { replace: true, preventScrollReset: true });
  return (
    <>
      {sheets && sheets.length > 0 && (
        <Choices label={t('filter')} className={styles.states}>
          <Choice isChosen={selectedState === null} onClick={() => choose(null)}>
            {t('all')}
          </Choice>
          {states.map((state) => (
            <Choice key={state} isChosen={selectedState === state} onClick={() => choose(state)}>
              {t(`many.${state}`)}
            </Choice>
          ))}
        </Choices>
      )}
      <RequestedList
        sheets={sheets?.filter(({ state }) => selectedState === null || state === selectedState)}
        isNarrowed={selectedState !== null && sheets !== undefined && sheets.length > 0}
        failure={failure}
      />
    </>
  );
}
