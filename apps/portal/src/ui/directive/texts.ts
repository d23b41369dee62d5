import { defineTexts } from '@semestr/core/texts';

/** Texts of premiums and penalties, wherever they are shown. */
export const directiveTexts = defineTexts('directive', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
