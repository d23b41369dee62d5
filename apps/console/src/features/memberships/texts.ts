import { defineTexts } from '@semestr/core/texts';

export const membershipTexts = defineTexts('console-memberships', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
