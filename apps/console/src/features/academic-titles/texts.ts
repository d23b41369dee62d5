import { defineTexts } from '@semestr/core/texts';

export const academicTitleTexts = defineTexts('console-academic-titles', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
