import { type RaRecord, useResourceDefinitions } from 'react-admin';

/** What records of any kind are called, as their rows say; empty where there is no record. */
export function useNames(): (resource: string, record: Partial<RaRecord> | undefined) => string {
  const definitions = useResourceDefinitions();
  return (resource, record) => {
    const represent = definitions[resource]?.recordRepresentation;
    // Of a row it is a function, which is asked for nothing but a record that is there.
    const name: unknown = typeof represent === 'function' && record ? represent(record) : '';
    return typeof name === 'string' ? name : '';
  };
}

/** What records of one kind are called. */
export function useRecordName(resource: string): (record: Partial<RaRecord> | undefined) => string {
  const nameOf = useNames();
  return (record) => nameOf(resource, record);
}

/** A record whose name has not come, or that is no more. */
export const numbered = (id: number): string => `№\u00a0${id}`;
