import { useState } from 'react';
import { useDebouncedEvent, useGetList } from 'react-admin';
import { useRecordName } from '../record/use-record-name.ts';
import type { Choice } from './SelectInput.tsx';

/** Of which kind of record one is chosen. */
export interface Choosable {
  /** The kind of record that is chosen. */
  reference: string;
  /** By what its records are ordered. */
  sort: string;
  /** Narrows what may be chosen. */
  filter?: Readonly<Record<string, unknown>>;
}

const EVERYTHING = {};

/** How many are offered at once; who looks for another one types. */
const OFFERED = { page: 1, perPage: 20 };

/** The records that fit what is typed; undefined until something was looked for and has come. */
export function useFound({ reference, sort, filter = EVERYTHING }: Choosable): {
  choices: readonly Choice[] | undefined;
  search: (words: string) => void;
} {
  const represent = useRecordName(reference);
  const [q, setWords] = useState<string | null>(null);
  const search = useDebouncedEvent(setWords, 250);
  const { data } = useGetList(
    reference,
    { filter: { ...filter, ...(q && { q }) }, sort: { field: sort, order: 'ASC' }, pagination: OFFERED },
    // What was found stays until something else is.
    { enabled: q !== null, placeholderData: (found) => found },
  );
  return { choices: data?.map((record) => ({ id: Number(record.id), name: represent(record) })), search };
}
