import { defineTexts } from '@semestr/core/texts';

export const institutionTexts = defineTexts('console-institution', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
