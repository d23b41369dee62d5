import { defineTexts } from '@semestr/core/texts';

export const sessionTexts = defineTexts('console-sessions', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
