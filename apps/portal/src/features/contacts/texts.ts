import { defineTexts } from '@semestr/core/texts';

export const contactTexts = defineTexts('contacts', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
