import { ApiError } from '@semestr/api/client';
import { reasons } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/display';

/** What went wrong, for a person. A fault of ours that has no reason gets the sentence of a failed connection. */
export const sentenceOf = (error: unknown, language: Language): string =>
  reasons[error instanceof ApiError ? error.reason : 'not-loaded'][language];
