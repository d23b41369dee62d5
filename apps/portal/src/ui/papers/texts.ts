import { defineTexts } from '@semestr/core/texts';

/** Texts of the field for a document. */
export const paperTexts = defineTexts('papers', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
