import { defineTexts } from '@semestr/core/texts';

export const supportTexts = defineTexts('support', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
