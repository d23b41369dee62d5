import { defineTexts } from '@semestr/core/texts';

export const profileTexts = defineTexts('profile', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
