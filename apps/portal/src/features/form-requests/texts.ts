import { defineTexts } from '@semestr/core/texts';

/** Texts common to requests with the common form; those of each kind are in `requestTexts`. */
export const formRequestTexts = defineTexts('form-requests', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
