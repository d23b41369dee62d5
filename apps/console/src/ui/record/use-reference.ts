import { type RaRecord, useGetManyAggregate, useResourceDefinitions } from 'react-admin';

/**
 * Loads another record by its id; undefined until it is loaded, null when it does not exist or the user may not see it.
 * The references of a page are loaded in one request.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers that name a resource know the type of its records
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
