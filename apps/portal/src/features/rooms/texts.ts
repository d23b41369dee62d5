import { defineTexts } from '@semestr/core/texts';

export const roomsTexts = defineTexts('rooms', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
