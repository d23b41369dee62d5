import { ApiError, type Client } from '@semestr/api/client';
import { recovering } from './retry-client.ts';
import { refreshSession } from './refresh.ts';
import { session } from './session.ts';

/**
 * Creates a client that distinguishes the two meanings of 403 (docs/decisions/0012): the session is over, or it is
 * valid and the user may not make this call. Checks the session with the server; if it is valid the error is
 * `forbidden`.
 */
export const withSessionCheck = (client: Client): Client =>
  recovering(client, () => {
    const userBefore = session.user();
    return async (refusal) => {
      if (refusal.status !== 403 || !userBefore) return refusal;
      // After the session has changed, a refusal of the previous one is no longer relevant.
      if (session.user() === userBefore) await refreshSession(client);
      return session.user() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
    };
  });
