import { defineTexts } from '@semestr/core/texts';

export const topicTexts = defineTexts('console-diploma-suggestions', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
