import { useGetList } from 'react-admin';

const LAST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'order', order: 'DESC' } } as const;

/**
 * Returns the position after the last record of a list; undefined while loading.
 * @param owner restricts the list to the records of an owner; null before the owner is selected
 */
export function useNextOrder(resource: string, owner: object | null = {}): number | undefined {
  const { data } = useGetList<{ id: number; order: number }>(
    resource,
    { ...LAST, filter: owner ?? {} },
    { enabled: owner !== null },
  );
  return data && owner !== null ? (data[0]?.order ?? 0) + 1 : undefined;
}
