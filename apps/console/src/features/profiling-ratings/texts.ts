import { defineTexts } from '@semestr/core/texts';

export const profilingRatingTexts = defineTexts('console-profiling-ratings', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
