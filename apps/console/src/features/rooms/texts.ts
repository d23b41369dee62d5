import { defineTexts } from '@semestr/core/texts';

export const roomTexts = defineTexts('console-rooms', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
