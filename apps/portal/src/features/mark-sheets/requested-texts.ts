import { defineTexts } from '@semestr/core/texts';

/** Separate from the students' texts: no user needs both. */
export const requestedTexts = defineTexts('requested mark sheets', {
  ru: () => import('./requested-texts/ru.ts'),
  en: () => import('./requested-texts/en.ts'),
});
