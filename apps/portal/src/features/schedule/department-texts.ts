import { defineTexts } from '@semestr/core/texts';

/** What only the schedules of departments say. */
export const departmentTexts = defineTexts('department schedule', {
  ru: () => import('./department-texts/ru.ts'),
  en: () => import('./department-texts/en.ts'),
  be: () => import('./department-texts/be.ts'),
});
