import { defineTexts } from '@semestr/core/texts';

export const studentTexts = defineTexts('console-students', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
