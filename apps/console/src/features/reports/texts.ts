import { defineTexts } from '@semestr/core/texts';

export const reportTexts = defineTexts('console-reports', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
