import { defineTexts } from '@semestr/core/texts';

export const disciplinesTexts = defineTexts('disciplines', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
