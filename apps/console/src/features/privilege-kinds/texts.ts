import { defineTexts } from '@semestr/core/texts';

export const privilegeKindTexts = defineTexts('console-privilege-kinds', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
