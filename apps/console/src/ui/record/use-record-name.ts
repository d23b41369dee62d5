import { type RaRecord, useGetRecordRepresentation } from 'react-admin';

/** What records of a kind are called, as its row says; empty while there is none. */
export function useRecordName(resource: string): (record: Partial<RaRecord> | undefined) => string {
  const represent = useGetRecordRepresentation(resource);
  return (record) => {
    const name = represent(record);
    return typeof name === 'string' ? name : '';
  };
}
