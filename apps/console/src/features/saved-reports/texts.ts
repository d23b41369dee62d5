import { defineTexts } from '@semestr/core/texts';

export const savedReportTexts = defineTexts('console-saved-reports', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
