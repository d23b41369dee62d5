import type { RequestSummary } from '@semestr/api/requests';
import { type RequestKind, type RequestState, requestRules } from '@semestr/core/requests/kinds';
import type { Lifecycle } from '@semestr/core/requests/lifecycle';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type Decisions, decisionHooks, type Request } from './decisions.ts';
import { defineResource, type Hooks, type Resource, type ResourceCalls } from './define-resource.ts';
import type { RecordOf, RecordTable } from './store.ts';

/** Summary of one request; omitted parts are null. */
export type SummaryRow = Partial<RequestSummary> & { id: number };

/** A kind of request in the queue: its records, and the summary of each request. */
export interface QueueKind {
  readonly kind: RequestKind;
  readonly resource: Resource;
  /** Loads the summaries of the requests with these ids. */
  readonly summaries: (db: Database, ids: number[]) => Promise<SummaryRow[]>;
}

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

interface RequestConfig<K extends RequestKind, T extends RecordTable, R extends Request<RequestState<K>>>
  extends Pick<QueueKind, 'summaries'> {
  kind: K;
  calls: ResourceCalls;
  table: T & Readonly<Record<'createdAt', PgColumn>>;
  /** Columns in which a list's `q` is searched. */
  search: readonly PgColumn[];
  decisions: Omit<Decisions<RequestState<K>, R>, 'lifecycle'>;
  /** Adds to the hooks of decisions. */
  hooks?: (decisions: Hooks<R>) => Hooks<R>;
}

/** Defines a kind of request, whose records are decided according to the rules of the kind. Its student is notified. */
export function defineRequest<K extends RequestKind, T extends RecordTable>({
  kind,
  calls,
  table,
  search,
  decisions: own,
  hooks = (decisions) => decisions,
  summaries,
}: RequestConfig<K, T, RecordOf<T> & Request<RequestState<K>>>) {
  type R = RecordOf<T> & Request<RequestState<K>>;
  // The lifecycle of a kind has the states of that kind, which TypeScript cannot infer from an index.
  const lifecycle: Lifecycle<RequestState<K>> = requestRules[kind].lifecycle as never;
  const decisions: Decisions<RequestState<K>, R> = { ...own, lifecycle };
  // A row of the table has the fields of a request, and the hooks are called with its rows.
  const stored = { ...hooks(decisionHooks(decisions)), period: table.createdAt } as never;
  return { kind, decisions, resource: defineResource(calls, table, search, stored), summaries };
}
