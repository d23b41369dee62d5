import { ApiError, type Client } from '@semestr/api/client';
import { withRecovery } from './retry-client.ts';
import { refreshSession } from './refresh.ts';
import { session } from './session.ts';

/**
 * Creates a client that distinguishes the two meanings of 403 (docs/decisions/0012): the session has ended, or the user
 * lacks the permission. Checks the session with the server; if it is valid, the error is `forbidden`.
 */
export const withSessionCheck = (client: Client): Client =>
  withRecovery(client, () => {
    const userBefore = session.user();
    return async (refusal) => {
      if (refusal.status !== 403 || !userBefore) return refusal;
      // Ignores a refusal of the previous session after the session has changed.
      if (session.user() === userBefore) await refreshSession(client);
      return session.user() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
    };
  });
