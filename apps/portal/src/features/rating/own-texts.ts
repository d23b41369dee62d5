import { defineTexts } from '@semestr/core/texts';

export const ownRatingTexts = defineTexts('own-rating', {
  ru: () => import('./own-texts/ru.ts'),
  en: () => import('./own-texts/en.ts'),
});
