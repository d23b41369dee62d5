import { DataText } from '@semestr/ui/DataText.tsx';
import { numberLabel } from './record-number.ts';
import { useRecordName } from './use-record-name.ts';
import { useReference } from './use-reference.ts';

/** The name of another record; its number when it has none. */
export function Reference({ resource, id }: { resource: string; id: number }) {
  const represent = useRecordName(resource);
  const record = useReference(resource, id);
  if (record === undefined) return '…';
  return <DataText>{record ? represent(record) : numberLabel(id)}</DataText>;
}
