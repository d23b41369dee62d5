import { defineTexts } from '@semestr/core/texts';

export const groupTexts = defineTexts('group', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
