import { ApiError, type Client } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { deviceNow } from '@semestr/ui/clock';
import {
  infiniteQueryOptions,
  QueryClient,
  type QueryFunctionContext,
  queryOptions,
} from '@tanstack/react-query';
import { session, type User } from '../session/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Client for the calls; each server-rendered page has a separate one. */
    queryMeta: { api?: Client };
  }
}

const JUST_NOW = 5000;

/** Replies are fresh for a minute. Failures are shown immediately, with a retry button. */
export const createQueryClient = (api: Client): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a call fails immediately instead of waiting, so that the failure can be shown.
      queries: {
        staleTime: 60_000,
        retry: false,
        networkMode: 'always',
        // A component does not repeat a query that failed while the screen was loading.
        retryOnMount: ({ state }) => deviceNow() - state.errorUpdatedAt > JUST_NOW,
        meta: { api },
      },
    },
  });

/** Returns the client for the calls of a query. */
export function clientFrom(meta: { api?: Client } | undefined): Client {
  if (!meta?.api) throw new Error('The query client was made without a client of the API');
  return meta.api;
}

/** Owner of the replies: none for public calls; for all others the user must be passed. */
type Owner<E extends Endpoint> = E['access'] extends 'anyone' ? [] : [user: User];

const PERSONAL = 'personal';

/** The query key of a reply: the call and its request, preceded by the owner. */
const keyOf = ({ method, path }: Endpoint, request: unknown, owner: User | undefined) =>
  owner ? [PERSONAL, owner.username, method, path, request] : [method, path, request];

/** Removes all replies that belong to a user when the session changes; returns the function that unsubscribes. */
export const forgetPersonal = (queries: QueryClient): (() => void) =>
  session.onChange(() => queries.removeQueries({ queryKey: [PERSONAL] }));

/** Returns query options for a call of the contract. */
export const queryOf = <E extends Endpoint>(call: E, request: Request<E>, ...[owner]: Owner<E>) =>
  queryOptions<Reply<E>>({
    queryKey: keyOf(call, request, owner),
    queryFn: ({ signal, meta }) => clientFrom(meta).call(call, request, { signal }),
  });

/**
 * Returns query options for a list that is loaded page by page.
 * @param requestOf the request of a page, counted from 0
 */
export const infiniteQueryOf = <E extends Endpoint>(
  call: E,
  requestOf: (page: number) => Request<E>,
  hasNext: (reply: Reply<E>) => boolean,
  ...[owner]: Owner<E>
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(call, requestOf(0), owner), 'pages'],
    queryFn: ({ pageParam, signal, meta }) => clientFrom(meta).call(call, requestOf(pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: Reply<E>, _pages, page: number) => (hasNext(last) ? page + 1 : undefined),
  });

/** A reply, or null when there is no data. */
type Maybe<E extends Endpoint> = NonNullable<Reply<E>> | null;

/** Returns the reply of a call, or null for 404 or an empty body. */
async function answerOrNull<E extends Endpoint>(
  call: E,
  request: Request<E>,
  { signal, meta }: QueryFunctionContext,
): Promise<Maybe<E>> {
  try {
    return (await clientFrom(meta).call(call, request, { signal })) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Returns query options for a call whose reply is null for 404 or an empty body. */
export const queryOrNull = <E extends Endpoint>(call: E, request: Request<E>, ...[owner]: Owner<E>) =>
  queryOptions<Maybe<E>>({
    queryKey: keyOf(call, request, owner),
    queryFn: (context) => answerOrNull(call, request, context),
  });

/** Returns query options for a call with a default reply for 404 or an empty body. */
export const queryOr = <E extends Endpoint & { access: 'anyone' }>(
  call: E,
  request: Request<E>,
  otherwise: () => Promise<NonNullable<Reply<E>>>,
) =>
  queryOptions<NonNullable<Reply<E>>>({
    queryKey: keyOf(call, request, undefined),
    queryFn: async (context) => (await answerOrNull(call, request, context)) ?? otherwise(),
  });
