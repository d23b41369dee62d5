import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

/** Those of these kinds of which there is no record yet; none while nobody knows. */
export function useMissing(resources: readonly string[]): readonly string[] {
  const dataProvider = useDataProvider();
  const found = useQueries({
    queries: resources.map((resource) => ({
      queryKey: [resource, 'is-there'],
      queryFn: async () => (await dataProvider.getList(resource, ONE)).total,
      // Whoever has just made the first is not told that there is none.
      gcTime: 0,
    })),
  });
  return resources.filter((_resource, index) => found[index]?.data === 0);
}
