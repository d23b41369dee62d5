import { defineTexts } from '@semestr/core/texts';

export const aboutTexts = defineTexts('about', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
