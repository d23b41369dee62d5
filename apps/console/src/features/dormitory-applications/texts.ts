import { defineTexts } from '@semestr/core/texts';

export const dormitoryTexts = defineTexts('console-dormitory-applications', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
