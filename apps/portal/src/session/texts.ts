import { defineTexts } from '@semestr/core/texts';

/** What happens to a session, and what stands around the pages of the signed-in; fetched with the first who is. */
export const sessionTexts = defineTexts('session', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
