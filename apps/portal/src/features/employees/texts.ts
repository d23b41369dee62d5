import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';

export const employeesTexts = defineTexts('employees', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});

export type EmployeesTexts = Translate<typeof ru>;
