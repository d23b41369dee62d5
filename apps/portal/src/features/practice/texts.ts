import { defineTexts } from '@semestr/core/texts';

export const practiceTexts = defineTexts('practice', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
