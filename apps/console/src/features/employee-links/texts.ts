import { defineTexts } from '@semestr/core/texts';

export const employeeLinkTexts = defineTexts('console-employee-links', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
