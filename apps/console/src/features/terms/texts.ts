import { defineTexts } from '@semestr/core/texts';

export const termTexts = defineTexts('console-terms', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
