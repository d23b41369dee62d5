import { defineTexts } from '@semestr/core/texts';

export const outboxTexts = defineTexts('console-outbox', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
