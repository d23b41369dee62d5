import { defineTexts } from '@semestr/core/texts';

export const skillTexts = defineTexts('console-skills', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
