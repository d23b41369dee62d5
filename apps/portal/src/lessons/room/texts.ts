import { defineTexts } from '@semestr/core/texts';

/** Texts about a room and its state, wherever one is shown. */
export const roomTexts = defineTexts('room', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
