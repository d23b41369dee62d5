import { defineTexts } from '@semestr/core/texts';

export const workTexts = defineTexts('console-works', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
