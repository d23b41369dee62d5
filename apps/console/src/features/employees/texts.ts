import { defineTexts } from '@semestr/core/texts';

export const employeeTexts = defineTexts('console-employees', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
