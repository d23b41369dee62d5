import { defineTexts } from '@semestr/core/texts';

export const journalSubjectTexts = defineTexts('console-journal-subjects', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
