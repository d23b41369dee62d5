import { defineTexts } from '@semestr/core/texts';

export const markSheetTexts = defineTexts('console-mark-sheets', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
