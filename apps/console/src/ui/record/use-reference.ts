import { type RaRecord, useGetManyAggregate } from 'react-admin';

/** Another record by its id; undefined until it has come. All that a page refers to are asked for at once. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever names a resource knows its records
export function useReference<R extends RaRecord = RaRecord>(
  resource: string,
  id: number | null,
): R | undefined {
  const { data } = useGetManyAggregate<R>(
    resource,
    { ids: id === null ? [] : [id] },
    { enabled: id !== null },
  );
  return data?.find((record) => record?.id === id);
}
