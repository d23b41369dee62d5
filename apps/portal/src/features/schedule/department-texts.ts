import { defineTexts } from '@semestr/core/texts';

/** Texts used only by department schedules. */
export const departmentTexts = defineTexts('department schedule', {
  ru: () => import('./department-texts/ru.ts'),
  en: () => import('./department-texts/en.ts'),
  be: () => import('./department-texts/be.ts'),
});
