import { defineTexts } from '@semestr/core/texts';

export const contactTexts = defineTexts('console-contacts', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
