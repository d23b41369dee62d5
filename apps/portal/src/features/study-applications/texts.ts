import { defineTexts } from '@semestr/core/texts';

export const applicationTexts = defineTexts('study-applications', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
