import { ApiError } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** What the server said stays fresh for a minute; a failure is shown at once, with a way to repeat. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: false } },
});

/** A call of the contract as a query; the call and its request are its key. */
export const ask = <E extends Endpoint>(call: E, request: Request<E>) =>
  queryOptions<Reply<E>>({
    queryKey: [call.method, call.path, request],
    queryFn: ({ signal }) => client.call(call, request, signal),
  });

/** What there may be nothing of: an answer, or null. */
type Maybe<E extends Endpoint> = NonNullable<Reply<E>> | null;

/** The same where 404, or an empty body, means that there simply is nothing: null. */
export const askOrNull = <E extends Endpoint>(call: E, request: Request<E>) =>
  queryOptions<Maybe<E>>({
    queryKey: [call.method, call.path, request],
    queryFn: async ({ signal }) => {
      try {
        return (await client.call(call, request, signal)) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
