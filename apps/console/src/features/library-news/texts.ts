import { defineTexts } from '@semestr/core/texts';

export const libraryNewTexts = defineTexts('console-library-news', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
