import { defineTexts } from '@semestr/core/texts';

export const markSheetTypeTexts = defineTexts('console-mark-sheet-types', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
