import { defineTexts } from '@semestr/core/texts';

export const groupTexts = defineTexts('console-groups', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
