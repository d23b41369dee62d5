import { defineTexts } from '@semestr/core/texts';

export const texts = defineTexts('cli-institution', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
