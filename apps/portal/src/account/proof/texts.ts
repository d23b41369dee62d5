import { defineTexts } from '@semestr/core/texts';

/** Texts of the step-up verification. */
export const proofTexts = defineTexts('proof', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
