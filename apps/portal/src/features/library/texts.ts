import { defineTexts } from '@semestr/core/texts';

export const libraryTexts = defineTexts('library', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
