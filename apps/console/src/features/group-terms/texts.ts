import { defineTexts } from '@semestr/core/texts';

export const groupTermTexts = defineTexts('console-group-terms', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
