import { ApiError, type Client } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import {
  infiniteQueryOptions,
  QueryClient,
  type QueryFunctionContext,
  queryOptions,
} from '@tanstack/react-query';
import { session, type User } from './session/session.ts';
import { momentNow } from './ui/now.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** How the calls are made: each page that the server makes has its own way. */
    queryMeta: { api?: Client };
  }
}

const JUST_NOW = 5000;

/** What the server said stays fresh for a minute; a failure is shown at once, with a way to repeat. */
export const createQueryClient = (api: Client): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once, which can be said, instead of waiting for one.
      queries: {
        staleTime: 60_000,
        retry: false,
        networkMode: 'always',
        // What failed while the screen was brought is not asked for a second time by the part that shows it.
        retryOnMount: ({ state }) => momentNow() - state.errorUpdatedAt > JUST_NOW,
        meta: { api },
      },
    },
  });

/** The client with which the calls of a query are made. */
export function clientOf(meta: { api?: Client } | undefined): Client {
  if (!meta?.api) throw new Error('The query client was made without a client of the API');
  return meta.api;
}

/** Whose answers these are: nobody's where anyone may make the call, else the person's, who must be named. */
type Owner<E extends Endpoint> = E['access'] extends 'anyone' ? [] : [user: User];

const PERSONAL = 'personal';

/** The call and its request are the key of an answer; before them stands the person whom it belongs to. */
const keyOf = ({ method, path }: Endpoint, request: unknown, owner: User | undefined) =>
  owner ? [PERSONAL, owner.username, method, path, request] : [method, path, request];

/** Removes all answers that belong to a person when the session changes; returns what ends that. */
export const forgetPersonal = (queries: QueryClient): (() => void) =>
  session.onChange(() => queries.removeQueries({ queryKey: [PERSONAL] }));

/** A call of the contract as a query. */
export const ask = <E extends Endpoint>(call: E, request: Request<E>, ...[owner]: Owner<E>) =>
  queryOptions<Reply<E>>({
    queryKey: keyOf(call, request, owner),
    queryFn: ({ signal, meta }) => clientOf(meta).call(call, request, { signal }),
  });

/**
 * A list whose pages are asked for one after the other.
 * @param requestOf the request of a page, counted from 0
 */
export const askPages = <E extends Endpoint>(
  call: E,
  requestOf: (page: number) => Request<E>,
  hasNext: (reply: Reply<E>) => boolean,
  ...[owner]: Owner<E>
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(call, requestOf(0), owner), 'pages'],
    queryFn: ({ pageParam, signal, meta }) => clientOf(meta).call(call, requestOf(pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: Reply<E>, _pages, page: number) => (hasNext(last) ? page + 1 : undefined),
  });

/** What there may be nothing of: an answer, or null. */
type Maybe<E extends Endpoint> = NonNullable<Reply<E>> | null;

/** The answer of a call; null where 404, or an empty body, means that there simply is nothing. */
async function answerOrNull<E extends Endpoint>(
  call: E,
  request: Request<E>,
  { signal, meta }: QueryFunctionContext,
): Promise<Maybe<E>> {
  try {
    return (await clientOf(meta).call(call, request, { signal })) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The same where 404, or an empty body, means that there simply is nothing: null. */
export const askOrNull = <E extends Endpoint>(call: E, request: Request<E>, ...[owner]: Owner<E>) =>
  queryOptions<Maybe<E>>({
    queryKey: keyOf(call, request, owner),
    queryFn: (context) => answerOrNull(call, request, context),
  });

/** The same with what stands for an answer where there simply is nothing. */
export const askOr = <E extends Endpoint & { access: 'anyone' }>(
  call: E,
  request: Request<E>,
  otherwise: () => Promise<NonNullable<Reply<E>>>,
) =>
  queryOptions<NonNullable<Reply<E>>>({
    queryKey: keyOf(call, request, undefined),
    queryFn: async (context) => (await answerOrNull(call, request, context)) ?? otherwise(),
  });
