import { defineTexts } from '@semestr/core/texts';

export const profilingTexts = defineTexts('profiling', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
