import type { QueuedRequest } from '@semestr/api/requests';
import { inOrder } from '@semestr/core/dates';
import { queuedSince } from '@semestr/core/requests/kinds';
import { keyOf } from './use-address.ts';
import type { Decision } from './use-decisions.ts';

/**
 * Returns a page of the queue in the server's order. Requests decided on this page keep their position, although the
 * server no longer returns them.
 */
export function rowsWith(
  fresh: readonly QueuedRequest[],
  decisions: ReadonlyMap<string, Decision>,
  isNewestFirst: boolean,
): QueuedRequest[] {
  if (decisions.size === 0) return [...fresh];
  const waiting = fresh.filter((row) => !decisions.has(keyOf(row)));
  const decidedRequests = [...decisions.values()].map(({ request }) => request);
  const turn = isNewestFirst ? -1 : 1;
  return [...waiting, ...decidedRequests].toSorted(
    (a, b) => turn * inOrder(queuedSince(a), queuedSince(b)) || inOrder(a.kind, b.kind) || a.id - b.id,
  );
}
