import { defineTexts } from '@semestr/core/texts';

export const calendarTexts = defineTexts('calendar', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
