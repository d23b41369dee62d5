import { defineTexts } from '@semestr/core/texts';

export const texts = defineTexts('cli-new-year', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
