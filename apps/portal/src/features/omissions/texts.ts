import { defineTexts } from '@semestr/core/texts';

export const omissionTexts = defineTexts('omissions', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
