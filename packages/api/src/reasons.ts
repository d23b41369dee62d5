import { defineTexts } from '@semestr/core/texts';
import type ru from './reasons/ru.ts';

/** Why a call can fail. A reason without a message does not compile. */
export type Reason = keyof typeof ru;

/** The messages, loaded in the user's language when the first call fails. */
export const reasonTexts = defineTexts('reasons', {
  ru: () => import('./reasons/ru.ts'),
  en: () => import('./reasons/en.ts'),
});
