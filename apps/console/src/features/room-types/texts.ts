import { defineTexts } from '@semestr/core/texts';

export const roomTypeTexts = defineTexts('console-room-types', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
