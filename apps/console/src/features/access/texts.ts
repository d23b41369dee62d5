import { defineTexts } from '@semestr/core/texts';

export const accessScreenTexts = defineTexts('console-access-screen', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
