import { ApiError, createClient } from '@semestr/api/client';
import { reasons } from '@semestr/api/reasons';
import { language } from '@semestr/ui/language';

/** The typed client, for calls that are not a resource of react-admin. */
export const client = createClient({
  baseUrl: '',
  // Built, the console trusts its server.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
});

/** What went wrong, for a person. A fault of ours that has no reason gets the sentence of a failed connection. */
export const sentenceOf = (error: unknown): string =>
  reasons[error instanceof ApiError ? error.reason : 'not-loaded'][language.get()];
