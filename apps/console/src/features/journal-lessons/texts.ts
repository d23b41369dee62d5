import { defineTexts } from '@semestr/core/texts';

export const journalLessonTexts = defineTexts('console-journal-lessons', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
