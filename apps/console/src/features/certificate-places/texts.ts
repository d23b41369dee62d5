import { defineTexts } from '@semestr/core/texts';

export const certificatePlaceTexts = defineTexts('console-certificate-places', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
