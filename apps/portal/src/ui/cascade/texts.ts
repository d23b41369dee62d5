import { defineTexts } from '@semestr/core/texts';

export const cascadeTexts = defineTexts('cascade', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
