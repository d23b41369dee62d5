import { ApiError } from '@semestr/api/client';
import { type Reason, reasonTexts } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/languages';
import { loadTexts, translator } from '@semestr/core/texts';

/** Why something went wrong. A fault of ours that has no reason gets the sentence of a failed connection. */
export const reasonOf = (error: unknown): Reason => (error instanceof ApiError ? error.reason : 'not-loaded');

/** What went wrong, for a person. The sentences of all failures are fetched when there is one. */
export async function sentenceOf(error: unknown, language: Language): Promise<string> {
  await loadTexts(language, [reasonTexts]);
  return translator(reasonTexts, language)(reasonOf(error));
}
