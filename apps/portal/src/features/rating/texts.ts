import { defineTexts } from '@semestr/core/texts';

export const ratingTexts = defineTexts('rating', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
