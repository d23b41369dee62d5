import { defineTexts } from '@semestr/core/texts';

export const enterpriseTexts = defineTexts('console-enterprises', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
