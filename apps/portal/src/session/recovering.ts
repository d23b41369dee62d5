import { ApiError, type Client } from '@semestr/api/client';

/** What becomes of a refusal: what is thrown in its place, or that the call is made once more. */
type Recovery = (refusal: ApiError) => Promise<Error | 'again'>;

/** A client whose refusals are looked at before any screen knows of them; `begin` is asked as each call begins. */
export const recovering = (client: Client, begin: () => Recovery): Client => ({
  call: async (...asked) => {
    const recover = begin();
    try {
      return await client.call(...asked);
    } catch (error) {
      const next = error instanceof ApiError ? await recover(error) : error;
      if (next !== 'again') throw next;
      return client.call(...asked);
    }
  },
});
