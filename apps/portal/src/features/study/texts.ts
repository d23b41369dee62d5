import { defineTexts } from '@semestr/core/texts';

export const studyTexts = defineTexts('study', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
