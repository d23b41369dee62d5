import { defineTexts } from '@semestr/core/texts';

export const omissionCertificateTypeTexts = defineTexts('console-omission-certificate-types', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
