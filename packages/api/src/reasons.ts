import { defineTexts } from '@semestr/core/texts';
import type ru from './reasons/ru.ts';

/** Why a call can fail. A refusal without a sentence does not compile. */
export type Reason = keyof typeof ru;

/** The sentences, fetched in the reader's language when the first call fails. */
export const reasonTexts = defineTexts('reasons', {
  ru: () => import('./reasons/ru.ts'),
  en: () => import('./reasons/en.ts'),
});
