import { defineTexts } from '@semestr/core/texts';

/** Texts of the layout, which every page needs. */
export const pageTexts = defineTexts('page', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
