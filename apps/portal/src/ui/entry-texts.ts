import { defineTexts } from '@semestr/core/texts';

/** The texts of what asks for passwords and codes, wherever that is. */
export const entryTexts = defineTexts('entry', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
