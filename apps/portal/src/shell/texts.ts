import { defineTexts } from '@semestr/core/texts';

/** Texts of the layout and titles of all screens. */
export const shellTexts = defineTexts('shell', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
