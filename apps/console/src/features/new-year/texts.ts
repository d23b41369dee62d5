import { defineTexts } from '@semestr/core/texts';

export const newYearTexts = defineTexts('console-new-year', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
