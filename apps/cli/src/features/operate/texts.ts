import { defineTexts } from '@semestr/core/texts';

export const texts = defineTexts('cli-operate', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
