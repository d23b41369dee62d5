import { defineTexts } from '@semestr/core/texts';

export const verifyTexts = defineTexts('verify', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
