import { defineTexts } from '@semestr/core/texts';

/** Texts of the fields themselves: labels of their buttons, and errors of rejected files. */
export const fieldTexts = defineTexts('fields', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
