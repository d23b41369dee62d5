import { preview } from '@semestr/api/broadcasts';
import { useDebounced } from '@semestr/ui/debounced';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../ui/record/use-call.ts';
import { toAudience, type BroadcastDraft } from './broadcast-draft.ts';

/** Debounces the count while several groups are being selected. */
const PAUSE_MS = 300;

/** Number of recipients of the current draft; undefined until it is loaded. */
export function useRecipients(): { recipients: number | undefined; error: unknown } {
  const call = useCall();
  const audience = toAudience(useWatch<BroadcastDraft>());
  const key = JSON.stringify(audience);
  const settled = useDebounced(key, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ['broadcasts', 'preview', key],
    queryFn: async () => (audience ? call(preview, { body: audience }) : null),
    enabled: audience !== null && settled === key,
    retry: false,
  });
  return { recipients: data?.recipients, error };
}
