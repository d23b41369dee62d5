import { defineTexts } from '@semestr/core/texts';

export const userTexts = defineTexts('console-users', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
