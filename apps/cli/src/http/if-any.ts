import { ApiError } from '@semestr/api/client';

/** An answer, or null where the server has none (404): another provider, or somebody who does not study. */
export const ifAny = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
