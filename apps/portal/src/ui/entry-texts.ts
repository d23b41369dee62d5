import { defineTexts } from '@semestr/core/texts';

/** Texts of fields for passwords and codes, wherever they are used. */
export const entryTexts = defineTexts('entry', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
