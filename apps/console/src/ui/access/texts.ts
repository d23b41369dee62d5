import { defineTexts } from '@semestr/core/texts';

export const accessTexts = defineTexts('console-access', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
