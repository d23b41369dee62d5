import { defineTexts } from '@semestr/core/texts';

export const lessonMarkTexts = defineTexts('console-lesson-marks', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
