import { defineTexts } from '@semestr/core/texts';

export const hourPriceTexts = defineTexts('console-hour-prices', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
