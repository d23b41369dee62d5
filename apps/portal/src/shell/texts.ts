import { defineTexts } from '@semestr/core/texts';

/** The texts of the frame and the titles of all screens. */
export const shellTexts = defineTexts('shell', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
