import { defineTexts } from '@semestr/core/texts';

/** How a room and its state are told, wherever one is shown. */
export const roomTexts = defineTexts('room', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
