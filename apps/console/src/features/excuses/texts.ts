import { defineTexts } from '@semestr/core/texts';

export const excuseTexts = defineTexts('console-excuses', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
