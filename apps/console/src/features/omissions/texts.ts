import { defineTexts } from '@semestr/core/texts';

export const omissionTexts = defineTexts('console-omissions', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
