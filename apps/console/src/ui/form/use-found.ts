import { useDebounced } from '@semestr/ui/debounced';
import { useState } from 'react';
import { useGetList } from 'react-admin';
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

const TYPING_MS = 250;

interface Found {
  /** The records of the last answer; undefined before the first one. */
  choices: readonly Choice[] | undefined;
  /** The choices answer an earlier search: the answer to the current one is on its way. */
  isPending: boolean;
  search: (words: string) => void;
}

/** Finds the records that match the words; loads nothing before the first search. */
export function useFound({ reference, sort, filter = EVERYTHING }: Choosable): Found {
  const represent = useRecordName(reference);
  const [words, search] = useState<string | null>(null);
  // Only typing needs a pause: an empty field is that of a list which opens.
  const settled = useDebounced(words, words ? TYPING_MS : 0);
  const { data, isPlaceholderData } = useGetList(
    reference,
    {
      filter: { ...filter, ...(settled && { q: settled }) },
      sort: { field: sort, order: 'ASC' },
      pagination: OFFERED,
    },
    // The list keeps its height until the next answer.
    { enabled: settled !== null, placeholderData: (found) => found },
  );
  return {
    choices: data?.map((record) => ({ id: Number(record.id), name: represent(record) })),
    isPending: isPlaceholderData || settled !== words,
    search,
  };
}
