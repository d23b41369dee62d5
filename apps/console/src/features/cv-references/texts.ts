import { defineTexts } from '@semestr/core/texts';

export const cvReferenceTexts = defineTexts('console-cv-references', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
