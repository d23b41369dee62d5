import { defineTexts } from '@semestr/core/texts';

export const layoutTexts = defineTexts('console-layout', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
