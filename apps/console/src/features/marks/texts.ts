import { defineTexts } from '@semestr/core/texts';

export const markTexts = defineTexts('console-marks', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
