import { defineTexts } from '@semestr/core/texts';

export const apiTokensTexts = defineTexts('api-tokens', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
