import { defineTexts } from '@semestr/core/texts';

export const studyTexts = defineTexts('console-study-applications', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
