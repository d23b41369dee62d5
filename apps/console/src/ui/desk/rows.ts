import type { QueuedRequest } from '@semestr/api/requests';
import { inOrder } from '@semestr/core/dates';
import { waitsSince } from '@semestr/core/request-kinds';
import { keyOf } from './use-address.ts';
import type { Decision } from './use-decisions.ts';

/**
 * A page of the queue in which what was decided here stays where it stood, though the server does not name it there any
 * more. The order is that of the server.
 */
export function rowsWith(
  fresh: readonly QueuedRequest[],
  decisions: ReadonlyMap<string, Decision>,
  isNewestFirst: boolean,
): QueuedRequest[] {
  if (decisions.size === 0) return [...fresh];
  const waiting = fresh.filter((row) => !decisions.has(keyOf(row)));
  const kept = [...decisions.values()].map(({ request }) => request);
  const turn = isNewestFirst ? -1 : 1;
  return [...waiting, ...kept].toSorted(
    (a, b) => turn * inOrder(waitsSince(a), waitsSince(b)) || inOrder(a.kind, b.kind) || a.id - b.id,
  );
}
