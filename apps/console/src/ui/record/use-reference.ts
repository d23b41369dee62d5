import { type RaRecord, useGetManyAggregate } from 'react-admin';

/** Another record by its id; undefined until it has come, null where there is none. All that a page refers to are asked for at once. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever names a resource knows its records
export function useReference<R extends RaRecord = RaRecord>(
  resource: string,
  id: number | null,
): R | null | undefined {
  const { data, isPending } = useGetManyAggregate<R>(
    resource,
    { ids: id === null ? [] : [id] },
    { enabled: id !== null },
  );
  const found = data?.find((record) => record?.id === id);
  return found ?? (isPending && id !== null ? undefined : null);
}
