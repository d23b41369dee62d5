import { defineTexts } from '@semestr/core/texts';

export const auditTexts = defineTexts('console-audit', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
