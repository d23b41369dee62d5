import { defineTexts } from '@semestr/core/texts';

export const lessonTexts = defineTexts('console-lessons', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
