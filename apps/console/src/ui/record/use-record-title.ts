import { type RaRecord, useResourceDefinition } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { useNames } from './use-record-name.ts';
import { useReference } from './use-reference.ts';

type Subject = readonly [source: string, resource: string] | undefined;

/** Returns the title of a record: its name, or the names of the records it refers to. Empty until they are loaded. */
export function useRecordTitle(resource: string, record: Partial<RaRecord> | undefined): string {
  const nameOf = useNames();
  const { options } = useResourceDefinition<Placement>({ resource });
  const [first, second] = options?.namedAfter ?? [];
  const names = [useNameOf(first, record), useNameOf(second, record)];
  return first ? names.filter(Boolean).join(', ') : nameOf(resource, record);
}

/** Returns the name of the record that a field refers to. */
function useNameOf(subject: Subject, record: Partial<RaRecord> | undefined): string {
  const nameOf = useNames();
  const [source, resource] = subject ?? ['', ''];
  const id: unknown = record?.[source];
  return nameOf(resource, useReference(resource, typeof id === 'number' ? id : null) ?? undefined);
}
