import { type RaRecord, useGetManyAggregate, useResourceDefinitions } from 'react-admin';

/**
 * Loads another record by its id; undefined while loading, null when it does not exist or the user cannot see it. The
 * references of a page are loaded in one request.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers know the type of the records
export function useReference<R extends RaRecord = RaRecord>(
  resource: string,
  id: number | null,
): R | null | undefined {
  const isAsked = resource in useResourceDefinitions() && id !== null;
  const { data, isPending } = useGetManyAggregate<R>(
    resource,
    { ids: id === null ? [] : [id] },
    { enabled: isAsked },
  );
  const found = data?.find((record) => record?.id === id);
  return found ?? (isPending && isAsked ? undefined : null);
}
