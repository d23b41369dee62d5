import { defineTexts } from '@semestr/core/texts';

export const diplomaTopicTexts = defineTexts('console-diploma-topics', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
