import { defineTexts } from '@semestr/core/texts';

/** The texts of what asks who is there. */
export const proofTexts = defineTexts('proof', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
