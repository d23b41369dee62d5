import { defineTexts } from '@semestr/core/texts';

export const penaltyTexts = defineTexts('penalty', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
