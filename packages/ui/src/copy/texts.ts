import { defineTexts } from '@semestr/core/texts';

/** What a button says that copies. */
export const copyTexts = defineTexts('copy', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
