import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

/** Returns the record types that have no records; empty while loading. */
export function useEmptyResources(resources: readonly string[]): readonly string[] {
  const dataProvider = useDataProvider();
  const found = useQueries({
    queries: resources.map((resource) => ({
      queryKey: [resource, 'is-there'],
      queryFn: async () => (await dataProvider.getList(resource, ONE)).total,
      // Not cached, so that a type is no longer reported once its first record is created.
      gcTime: 0,
    })),
  });
  return resources.filter((_resource, index) => found[index]?.data === 0);
}
