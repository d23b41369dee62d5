import { defineTexts } from '@semestr/core/texts';

export const privilegeCategoryTexts = defineTexts('console-privilege-categories', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
