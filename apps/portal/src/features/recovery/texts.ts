import { defineTexts } from '@semestr/core/texts';

export const recoveryTexts = defineTexts('recovery', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
