import * as calls from '@semestr/api/requests';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../record/use-call.ts';

/** Reload interval of an open queue, in milliseconds. */
const REFRESH_MS = 60_000;

/** First element of all query keys of requests, so that a decision invalidates them. */
export const REQUESTS = 'requests';

/** Loads a page of the queue; keeps the previous rows until those of other filters arrive. */
export function useQueue(filter: calls.QueueFilter, [first, last]: readonly [number, number]) {
  const call = useCall();
  const query = { filter: JSON.stringify(filter), range: JSON.stringify([first, last]) };
  return useQuery({
    queryKey: [REQUESTS, 'queue', query],
    queryFn: () => call(calls.list, { query }),
    placeholderData: (found) => found,
    refetchInterval: REFRESH_MS,
  });
}
