import { defineTexts } from '@semestr/core/texts';

export const dormitoryPrivilegeTexts = defineTexts('console-dormitory-privileges', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
