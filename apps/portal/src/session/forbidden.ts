import { ApiError, type CallOptions, type Client } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { refreshSession } from './refresh.ts';
import { session } from './session.ts';

/**
 * A client for which 403 has two meanings (docs/decisions/0012): the session is over, or it goes on and the person may
 * not make this call. The server is asked which; in a live session the error is `forbidden`.
 */
export function knowingForbidden(client: Client): Client {
  return {
    async call<E extends Endpoint>(call: E, request: Request<E>, options?: CallOptions): Promise<Reply<E>> {
      const asked = session.user();
      try {
        return await client.call(call, request, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 403 || !asked) throw error;
        // Once the session is another one, a refusal of the last says nothing about it.
        if (session.user() === asked) await refreshSession(client);
        throw session.user() ? new ApiError('forbidden', 403, { cause: error }) : error;
      }
    },
  };
}
