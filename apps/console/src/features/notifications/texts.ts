import { defineTexts } from '@semestr/core/texts';

export const notificationTexts = defineTexts('console-notifications', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
