import { defineTexts } from '@semestr/core/texts';

export const profilingTexts = defineTexts('console-profiling-applications', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
