import { defineTexts } from '@semestr/core/texts';

export const employeeNoteTexts = defineTexts('console-employee-notes', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
