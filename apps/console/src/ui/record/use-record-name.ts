import { type RaRecord, useResourceDefinitions } from 'react-admin';

/** Returns a function that names records of any type, as defined in their rows; empty when there is no record. */
export function useNames(): (resource: string, record: Partial<RaRecord> | undefined) => string {
  const definitions = useResourceDefinitions();
  return (resource, record) => {
    const represent = definitions[resource]?.recordRepresentation;
    // In our resources it is always a function, which expects an existing record.
    const name: unknown = typeof represent === 'function' && record ? represent(record) : '';
    return typeof name === 'string' ? name : '';
  };
}

/** Returns a function that names records of one type. */
export function useRecordName(resource: string): (record: Partial<RaRecord> | undefined) => string {
  const nameOf = useNames();
  return (record) => nameOf(resource, record);
}
