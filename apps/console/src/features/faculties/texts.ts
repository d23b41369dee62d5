import { defineTexts } from '@semestr/core/texts';

export const facultyTexts = defineTexts('console-faculties', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
