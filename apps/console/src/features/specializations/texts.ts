import { defineTexts } from '@semestr/core/texts';

export const specializationTexts = defineTexts('console-specializations', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
