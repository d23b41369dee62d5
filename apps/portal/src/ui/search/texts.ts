import { defineTexts } from '@semestr/core/texts';

/** The texts of the search that a page has of its own. */
export const searchTexts = defineTexts('search', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
