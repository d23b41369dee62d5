import { defineTexts } from '@semestr/core/texts';

/** Texts of a page's own search. */
export const searchTexts = defineTexts('search', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
