import { defineTexts } from '@semestr/core/texts';

/** What fields say by themselves: on their buttons, and of files that do not fit. */
export const fieldTexts = defineTexts('fields', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
