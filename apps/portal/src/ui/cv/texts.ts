import { defineTexts } from '@semestr/core/texts';

/** What a CV is told in, wherever it is shown. */
export const cvTexts = defineTexts('cv', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
