import { ApiError, type Client } from '@semestr/api/client';
import { recovering } from './recovering.ts';
import { refreshSession } from './refresh.ts';
import { session } from './session.ts';

/**
 * A client for which 403 has two meanings (docs/decisions/0012): the session is over, or it goes on and the person may
 * not make this call. The server is asked which; in a live session the error is `forbidden`.
 */
export const knowingForbidden = (client: Client): Client =>
  recovering(client, () => {
    const asked = session.user();
    return async (refusal) => {
      if (refusal.status !== 403 || !asked) return refusal;
      // Once the session is another one, a refusal of the last says nothing about it.
      if (session.user() === asked) await refreshSession(client);
      return session.user() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
    };
  });
