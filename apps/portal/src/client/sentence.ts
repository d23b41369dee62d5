import { ApiError } from '@semestr/api/client';
import { type Reason, reasonTexts } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/languages';
import { loadTexts, translator } from '@semestr/core/texts';

/** Returns the reason of an error. An error of ours without a reason gets that of a failed connection. */
export const reasonOf = (error: unknown): Reason => (error instanceof ApiError ? error.reason : 'not-loaded');

/** Formats an error for the user. The messages are loaded on the first failure. */
export async function sentenceOf(error: unknown, language: Language): Promise<string> {
  await loadTexts(language, [reasonTexts]);
  return translator(reasonTexts, language)(reasonOf(error));
}
