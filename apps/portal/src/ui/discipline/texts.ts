import { defineTexts } from '@semestr/core/texts';

export const controlTexts = defineTexts('controls', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
