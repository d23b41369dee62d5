import { defineTexts } from '@semestr/core/texts';

export const texts = defineTexts('cli-api-tokens', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
