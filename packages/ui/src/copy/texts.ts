import { defineTexts } from '@semestr/core/texts';

/** Texts of the copy button. */
export const copyTexts = defineTexts('copy', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
