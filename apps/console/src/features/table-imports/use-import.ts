import * as calls from '@semestr/api/table-imports';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';

/** Polling interval of a running import, in milliseconds. */
export const POLL_MS = 700;

export const isUnderWay = ({ state }: Pick<calls.TableImportInList, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** Number of records that an import created or updated and that have not been reverted. */
export const standing = ({ counts }: Pick<calls.TableImportInList, 'counts'>): number =>
  counts.created + counts.updated - counts.undone;

/** Loads an import, and polls it while it is running. */
export function useImport(id: string) {
  const call = useCall();
  const language = useLanguage();
  return useQuery({
    queryKey: ['table-import', id, language],
    queryFn: () => call(calls.one, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
    retry: false,
  });
}

/** Actions on an import; each reloads it. Rejects with the error when it fails. */
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
      // The result of the earlier check is no longer valid.
      client.removeQueries({ queryKey: ['table-check', id] });
      await reload();
    },
    undo: async (): Promise<void> => {
      await call(calls.undo, { params });
      await reload();
    },
  };
}
