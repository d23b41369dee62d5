import { defineTexts } from '@semestr/core/texts';

export const texts = defineTexts('cli-form-requests', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
