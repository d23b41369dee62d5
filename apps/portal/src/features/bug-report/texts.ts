import { defineTexts } from '@semestr/core/texts';

export const bugReportTexts = defineTexts('bug-report', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
