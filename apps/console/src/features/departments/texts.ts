import { defineTexts } from '@semestr/core/texts';

export const departmentTexts = defineTexts('console-departments', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
