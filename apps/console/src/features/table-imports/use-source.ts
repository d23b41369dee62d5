import * as calls from '@semestr/api/table-import-files';
import type { TableImport } from '@semestr/api/table-imports';
import type { TermCode } from '@semestr/core/term';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../ui/record/use-call.ts';

/** Position of the header: the index of its sheet, from 0, and its row number. */
export type Place = NonNullable<TableImport['place']>;

/** Loads the lessons parsed from the cells of a timetable. */
export function useGrid(row: TableImport) {
  const call = useCall();
  return useQuery({
    queryKey: ['table-grid', row.id, row.grid?.term],
    queryFn: () => call(calls.grid, { params: { id: String(row.id) } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Loads the first rows of the sheets of a file. */
export function useSheets(id: number) {
  const call = useCall();
  return useQuery({
    queryKey: ['table-sheets', id],
    queryFn: () => call(calls.sheets, { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/**
 * Returns a function that parses a file again with another header or term.
 * @param onRead called when the file has been parsed
 */
export function useReadAgain(id: number, onRead: () => void) {
  const call = useCall();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function read(place: Place | null, term: TermCode | null): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await call(calls.read, { params: { id: String(id) }, body: { place, term } });
      // Discards the earlier results, which are no longer valid.
      for (const key of ['table-grid', 'table-check']) client.removeQueries({ queryKey: [key, id] });
      await client.invalidateQueries({ queryKey: ['table-import', String(id)] });
      await client.invalidateQueries({ queryKey: ['table-imports'] });
      onRead();
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  }

  return { read, isPending, failure };
}
