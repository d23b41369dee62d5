import { defineTexts } from '@semestr/core/texts';

export const buildingTexts = defineTexts('console-buildings', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
