import { defineTexts } from '@semestr/core/texts';

export const dormitoryTexts = defineTexts('dormitory', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
