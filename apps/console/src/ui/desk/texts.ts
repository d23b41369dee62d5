import { defineTexts } from '@semestr/core/texts';

export const deskTexts = defineTexts('console-desk', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
