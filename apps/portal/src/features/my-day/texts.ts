import { defineTexts } from '@semestr/core/texts';

export const myDayTexts = defineTexts('my-day', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
