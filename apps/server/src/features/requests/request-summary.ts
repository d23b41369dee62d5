import type { RequestSummary } from '@semestr/api/requests';
import type { RequestKind } from '@semestr/core/requests/kinds';
import type { Database } from '../../db/database.ts';
import type { QueueKind } from '../../records/define-request.ts';

/** The kinds of requests in the queue. */
export type QueueKinds = Readonly<Record<RequestKind, QueueKind>>;

const nothing: RequestSummary = { what: null, type: null, number: null, from: null, to: null, paper: null };

/** Loads the summaries of requests, with one query for each type among them. */
export async function summariesOf(
  db: Database,
  kinds: QueueKinds,
  requests: readonly { kind: RequestKind; id: number }[],
): Promise<(kind: RequestKind, id: number) => RequestSummary> {
  const found = new Map<string, RequestSummary>();
  for (const [kind, ofKind] of Map.groupBy(requests, (one) => one.kind)) {
    const rows = await kinds[kind].summaries(
      db,
      ofKind.map(({ id }) => id),
    );
    for (const { id, ...summary } of rows) found.set(`${kind}/${id}`, { ...nothing, ...summary });
  }
  return (kind, id) => found.get(`${kind}/${id}`) ?? nothing;
}
