import { defineTexts } from '@semestr/core/texts';

/** Texts for an unavailable server, and for a server that runs another version. */
export const connectionTexts = defineTexts('connection', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
