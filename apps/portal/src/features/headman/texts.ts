import { defineTexts } from '@semestr/core/texts';

export const headmanTexts = defineTexts('headman', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
