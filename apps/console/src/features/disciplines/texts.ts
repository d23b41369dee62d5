import { defineTexts } from '@semestr/core/texts';

export const disciplineTexts = defineTexts('console-disciplines', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
