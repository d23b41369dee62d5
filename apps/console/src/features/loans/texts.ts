import { defineTexts } from '@semestr/core/texts';

export const loanTexts = defineTexts('console-loans', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
