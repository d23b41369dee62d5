import { defineTexts } from '@semestr/core/texts';

export const markbookTexts = defineTexts('markbook', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
