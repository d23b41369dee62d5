import { defineTexts } from '@semestr/core/texts';

export const secondFactorTexts = defineTexts('second-factor', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
