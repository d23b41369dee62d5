import { defineTexts } from '@semestr/core/texts';

export const dormitoryDirectiveTexts = defineTexts('console-dormitory-directives', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
