import { defineTexts } from '@semestr/core/texts';

export const timetableTexts = defineTexts('console-timetable', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
