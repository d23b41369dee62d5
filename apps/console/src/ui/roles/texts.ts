import { defineTexts } from '@semestr/core/texts';

export const roleTexts = defineTexts('console-roles', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
