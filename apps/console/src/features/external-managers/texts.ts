import { defineTexts } from '@semestr/core/texts';

export const externalManagerTexts = defineTexts('console-external-managers', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
