import { defineTexts } from '@semestr/core/texts';

export const requestTexts = defineTexts('console-requests', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
