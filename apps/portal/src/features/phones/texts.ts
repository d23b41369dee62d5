import { defineTexts } from '@semestr/core/texts';

export const phonesTexts = defineTexts('phones', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
