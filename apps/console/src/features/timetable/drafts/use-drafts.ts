import * as calls from '@semestr/api/timetable-drafts';
import type { TermCode } from '@semestr/core/term';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { momentNow } from '../../../clock.ts';
import { useCall } from '../../../ui/record/use-call.ts';

/** First element of the query keys of the timetable and its drafts, all of which saving invalidates. */
export const TIMETABLE = 'timetable';

/** Polling interval of a running search, in milliseconds. */
const POLL_MS = 1000;

const isSearching = ({ search }: Pick<calls.TimetableDraft, 'search'>): boolean =>
  search?.state === 'running';

/** Loads the drafts of a term. */
export function useDrafts(term: TermCode) {
  const call = useCall();
  return useQuery({
    queryKey: [TIMETABLE, 'drafts', term],
    queryFn: () => call(calls.list, { query: { term } }),
  });
}

/** Loads a draft with its changes, and polls it while a search is running. */
export function useDraft(id: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [TIMETABLE, 'draft', id],
    queryFn: async ({ client, queryKey }) => {
      const before = client.getQueryData<{ search: calls.TimetableSearch | null }>(queryKey);
      const draft = await call(calls.one, { params: { id: String(id) } });
      // Reloads the week, because the search has moved lessons.
      if (before && isSearching(before) && !isSearching(draft))
        void queries.invalidateQueries({
          queryKey: [TIMETABLE],
          predicate: (query) => query.queryKey[1] !== 'draft',
        });
      return { ...draft, loadedAt: momentNow() };
    },
    refetchInterval: ({ state }) => (state.data && isSearching(state.data) ? POLL_MS : false),
  });
}

export type OpenedDraft = NonNullable<ReturnType<typeof useDraft>['data']>;

/** Returns a function that reloads the timetable and its drafts. */
export function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [TIMETABLE] });
}
