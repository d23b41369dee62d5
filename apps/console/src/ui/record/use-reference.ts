import { type RaRecord, useGetManyAggregate, useResourceDefinitions } from 'react-admin';

/** Another record by its id; undefined until it has come, null where there is none, or none for whoever is here. All that a page refers to are asked for at once. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever names a resource knows its records
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
