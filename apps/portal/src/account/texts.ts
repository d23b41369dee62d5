import { defineTexts } from '@semestr/core/texts';

/** Texts about the session and the layout of signed-in pages; only loaded for signed-in users. */
export const sessionTexts = defineTexts('session', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
