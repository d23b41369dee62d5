import { defineTexts } from '@semestr/core/texts';

/** What an application says while its server does not answer, and when it runs another version. */
export const connectionTexts = defineTexts('connection', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});
