import { defineTexts } from '@semestr/core/texts';

export const texts = defineTexts('cli-personal-data', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
