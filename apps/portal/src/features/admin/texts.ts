import { defineTexts } from '@semestr/core/texts';

export const adminTexts = defineTexts('admin', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
