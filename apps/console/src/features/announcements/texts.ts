import { defineTexts } from '@semestr/core/texts';

export const announcementTexts = defineTexts('console-announcements', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
