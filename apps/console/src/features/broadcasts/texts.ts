import { defineTexts } from '@semestr/core/texts';

export const broadcastTexts = defineTexts('console-broadcasts', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
