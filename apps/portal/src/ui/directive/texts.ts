import { defineTexts } from '@semestr/core/texts';

/** The texts of premiums and penalties, wherever they stand. */
export const directiveTexts = defineTexts('directive', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
