import { defineTexts } from '@semestr/core/texts';

export const educationFormTexts = defineTexts('console-education-forms', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
