import { useDebounced } from '@semestr/ui/debounced';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useRecordName } from '../record/use-record-name.ts';
import type { Choice } from './SelectInput.tsx';

/** Records that a reference input offers. */
export interface SelectableType {
  /** Type of the records offered. */
  reference: string;
  /** Sort order of the records. */
  sort: string;
  /** Restricts the records offered. */
  filter?: Readonly<Record<string, unknown>>;
}

const EVERYTHING = {};

/** Maximum number of options shown at a time; typing finds the others. */
const OFFERED = { page: 1, perPage: 20 };

const TYPING_MS = 250;

interface Found {
  /** Records of the last response; undefined before the first one. */
  choices: readonly Choice[] | undefined;
  /** Whether the options belong to an earlier search, while the current one is loading. */
  isPending: boolean;
  search: (words: string) => void;
}

/** Finds the records that match the search text; loads nothing before the first search. */
export function useFound({ reference, sort, filter = EVERYTHING }: SelectableType): Found {
  const represent = useRecordName(reference);
  const [words, search] = useState<string | null>(null);
  // Only debounces typing; an empty field means that the list has just been opened.
  const settled = useDebounced(words, words ? TYPING_MS : 0);
  const { data, isPlaceholderData } = useGetList(
    reference,
    {
      filter: { ...filter, ...(settled && { q: settled }) },
      sort: { field: sort, order: 'ASC' },
      pagination: OFFERED,
    },
    // Keeps the previous options, and with them the height of the list, while the next ones load.
    { enabled: settled !== null, placeholderData: (found) => found },
  );
  return {
    choices: data?.map((record) => ({ id: Number(record.id), name: represent(record) })),
    isPending: isPlaceholderData || settled !== words,
    search,
  };
}
