import { defineTexts } from '@semestr/core/texts';

/** What happened to the session, fetched when it has to be said. */
export const sessionTexts = defineTexts('session', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
