import { defineTexts } from '@semestr/core/texts';

export const holidayTexts = defineTexts('console-holidays', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
