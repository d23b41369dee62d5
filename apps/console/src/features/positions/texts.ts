import { defineTexts } from '@semestr/core/texts';

export const positionTexts = defineTexts('console-positions', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
