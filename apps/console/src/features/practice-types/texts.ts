import { defineTexts } from '@semestr/core/texts';

export const practiceTypeTexts = defineTexts('console-practice-types', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
