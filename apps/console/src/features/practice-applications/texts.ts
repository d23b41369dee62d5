import { defineTexts } from '@semestr/core/texts';

export const practiceTexts = defineTexts('console-practice-applications', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
