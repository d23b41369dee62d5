import { defineTexts } from '@semestr/core/texts';

export const studentSkillTexts = defineTexts('console-student-skills', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});
