import { useRecordName } from './use-record-name.ts';
import { useReference } from './use-reference.ts';

/** The name of another record. */
export function Reference({ resource, id }: { resource: string; id: number }) {
  const represent = useRecordName(resource);
  const record = useReference(resource, id);
  return <>{record ? represent(record) : `№\u00a0${id}`}</>;
}
