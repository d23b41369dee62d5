import { defineTexts } from '@semestr/core/texts';

export const bugReportTexts = defineTexts('console-bug-reports', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
