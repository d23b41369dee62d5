import * as calls from '@semestr/api/table-imports';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';

/** How often an import that is under way is asked for. */
export const POLL_MS = 700;

export const isUnderWay = ({ state }: Pick<calls.TableImportInList, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** How many records an import has made or changed, and not taken back. */
export const standing = ({ counts }: Pick<calls.TableImportInList, 'counts'>): number =>
  counts.created + counts.updated - counts.undone;

/** One import, read anew for as long as it is under way. */
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

/** What can be done with an import; each reads it anew. Rejects with what stands in the way. */
export function useDeeds(id: number) {
  const call = useCall();
  const client = useQueryClient();
  const readAnew = async (): Promise<void> => {
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
      // What was found by trying it holds no longer.
      client.removeQueries({ queryKey: ['table-check', id] });
      await readAnew();
    },
    undo: async (): Promise<void> => {
      await call(calls.undo, { params });
      await readAnew();
    },
  };
}
