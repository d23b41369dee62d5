import { defineTexts } from '@semestr/core/texts';

export const authTexts = defineTexts('console-auth', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
