import { defineTexts } from '@semestr/core/texts';

export const specialityTexts = defineTexts('console-specialities', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
