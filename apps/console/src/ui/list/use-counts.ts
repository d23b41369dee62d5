import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import type { Choice } from '../form/SelectInput.tsx';

/** One row is enough, because only the total is used. */
const ONE = { page: 1, perPage: 1 };
const ANY_ORDER = { field: 'id', order: 'ASC' } as const;
const FRESH_MS = 30_000;

/** Counts the records of the list for each option of a filter; counts that are not loaded are missing. */
export function useCounts(source: string, choices: readonly Choice[]): ReadonlyMap<Choice['id'], number> {
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { filterValues, isPending } = useListContext();
  const { [source]: _own, ...others } = filterValues;
  return useQueries({
    queries: choices.map(({ id }) => ({
      queryKey: [resource, 'count', { ...others, [source]: id }],
      queryFn: async () => {
        const filter = { ...others, [source]: id };
        const { total = 0 } = await provider.getList(resource, { filter, sort: ANY_ORDER, pagination: ONE });
        return { id, total };
      },
      staleTime: FRESH_MS,
      // Waits until the rows are loaded.
      enabled: !isPending,
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.total]] : []))),
  });
}
