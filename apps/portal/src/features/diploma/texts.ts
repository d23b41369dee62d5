import { defineTexts } from '@semestr/core/texts';

export const diplomaTexts = defineTexts('diploma', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
