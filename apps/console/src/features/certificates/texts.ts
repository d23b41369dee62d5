import { defineTexts } from '@semestr/core/texts';

export const certificateTexts = defineTexts('console-certificates', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
