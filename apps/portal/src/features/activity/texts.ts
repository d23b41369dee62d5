import { defineTexts } from '@semestr/core/texts';

export const activityTexts = defineTexts('activity', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
