import { defineTexts } from '@semestr/core/texts';

export const profilesTexts = defineTexts('profiles', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
