import * as calls from '@semestr/api/requests';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../record/use-call.ts';

/** How often a queue that stays open is read anew. */
const ANEW_MS = 60_000;

/** Everything that is kept of requests by queries, so that a decision renews it. */
export const REQUESTS = 'requests';

/** A page of the queue; the rows of before stay until those of other conditions have come. */
export function useQueue(filter: calls.QueueFilter, [first, last]: readonly [number, number]) {
  const call = useCall();
  const query = { filter: JSON.stringify(filter), range: JSON.stringify([first, last]) };
  return useQuery({
    queryKey: [REQUESTS, 'queue', query],
    queryFn: () => call(calls.list, { query }),
    placeholderData: (found) => found,
    refetchInterval: ANEW_MS,
  });
}
