import { defineTexts } from '@semestr/core/texts';

/** Texts of a CV, wherever one is shown. */
export const cvTexts = defineTexts('cv', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
