import { defineTexts } from '@semestr/core/texts';

export const sheetTexts = defineTexts('console-sheet', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
