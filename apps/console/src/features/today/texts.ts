import { defineTexts } from '@semestr/core/texts';

export const todayTexts = defineTexts('console-today', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
