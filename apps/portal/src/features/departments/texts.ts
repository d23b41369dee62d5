import { defineTexts } from '@semestr/core/texts';

export const departmentsTexts = defineTexts('departments', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
