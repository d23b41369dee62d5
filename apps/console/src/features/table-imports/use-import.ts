import * as calls from '@semestr/api/table-imports';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';

/** Polling interval of a running import, in milliseconds. */
export const POLL_MS = 700;

export const isRunning = ({ state }: Pick<calls.TableImportInList, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** Returns the number of created and updated records that have not been reverted. */
export const countRemaining = ({ counts }: Pick<calls.TableImportInList, 'counts'>): number =>
  counts.created + counts.updated - counts.undone;

/** Loads an import, and polls it while it is running. */
export function useImport(id: string) {
  const call = useCall();
  const language = useLanguage();
  return useQuery({
    queryKey: ['table-import', id, language],
    queryFn: () => call(calls.one, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
    retry: false,
  });
}

/** Actions on an import. Each reloads the import, and rejects with the error when it fails. */
export function useImportActions(id: number) {
  const call = useCall();
  const client = useQueryClient();
  const reload = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['table-import', String(id)] });
    await client.invalidateQueries({ queryKey: ['table-imports'] });
  };
  const params = { id: String(id) };
  return {
    apply: async (
      columns: Record<string, number>,
      options: { leaveOutFaulty: boolean; changesNames?: boolean },
    ): Promise<void> => {
      await call(calls.apply, { params, body: { columns, ...options } });
      // Discards the earlier check, whose result is no longer valid.
      client.removeQueries({ queryKey: ['table-check', id] });
      await reload();
    },
    undo: async (): Promise<void> => {
      await call(calls.undo, { params });
      await reload();
    },
  };
}
