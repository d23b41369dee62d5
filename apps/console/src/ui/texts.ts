import { defineTexts } from '@semestr/core/texts';

export const uiTexts = defineTexts('console-ui', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
