import { defineTexts } from '@semestr/core/texts';

export const cvTexts = defineTexts('console-cvs', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
