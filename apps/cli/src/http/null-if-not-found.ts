import { ApiError } from '@semestr/api/client';

/** Returns the response, or null on a 404: another provider, or a user who does not study. */
export const nullIfNotFound = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
