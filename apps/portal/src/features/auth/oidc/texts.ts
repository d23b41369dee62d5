import { defineTexts } from '@semestr/core/texts';

export const oidcTexts = defineTexts('oidc', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
