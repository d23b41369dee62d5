import { ApiError, type Client } from '@semestr/api/client';

/** Handles a refusal: returns the error to throw instead, or that the call is to be repeated. */
type Recovery = (refusal: ApiError) => Promise<Error | 'again'>;

/**
 * Creates a client that intercepts refusals before any screen receives them; `begin` runs at the start of each call.
 */
export const recovering = (client: Client, begin: () => Recovery): Client => ({
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
