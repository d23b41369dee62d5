import { ApiError, type Client } from '@semestr/api/client';

/** Handles a refusal: returns the error to throw, or 'again' to repeat the call. */
type Recovery = (refusal: ApiError) => Promise<Error | 'again'>;

/**
 * Creates a client that intercepts refusals before screens receive them; `begin` runs at the start of each call.
 */
export const withRecovery = (client: Client, begin: () => Recovery): Client => ({
  call: async (...args) => {
    const recover = begin();
    try {
      return await client.call(...args);
    } catch (error) {
      const next = error instanceof ApiError ? await recover(error) : error;
      if (next !== 'again') throw next;
      return client.call(...args);
    }
  },
});
